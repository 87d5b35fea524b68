/**
 * Sound: a few effects made of oscillators and noise, at home in this page. Fetched and started only once the reader
 * has done something (UX-70); never more than a few notes at once.
 */

const LEAST_APART = 45;

/** Noise that dies away. @param {AudioContext} context */
function rustle(context) {
  const frames = Math.floor(context.sampleRate * 0.05);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  return buffer;
}

export class Sound {
  constructor() {
    const Context = window.AudioContext ?? /** @type {any} */ (window).webkitAudioContext;
    /** @type {AudioContext | null} */
    this.context = Context ? new Context() : null;
    this.last = 0;
    /** What a knock is made of. @type {AudioBuffer | null} */
    this.wood = null;
    this.out = this.context?.createGain() ?? null;
    if (this.out && this.context) {
      this.out.gain.value = 0.22;
      this.out.connect(this.context.destination);
    }
  }

  /** Inside a gesture: let it be heard. */
  wake() {
    if (this.context?.state === "suspended") this.context.resume().catch(() => {});
  }

  /** @param {string} name */
  play(name) {
    const now = performance.now();
    if (!this.context || this.context.state !== "running" || now - this.last < LEAST_APART) return;
    this.last = now;
    const at = this.context.currentTime;
    switch (name) {
      case "roll":
        for (let i = 0; i < 7; i += 1) this.knock(at + 0.02 + i * 0.095 + (i % 2) * 0.02, 0.75 - i * 0.07);
        break;
      case "step":
        this.knock(at, 0.28, 1500);
        break;
      case "slide":
        this.tone(at, 320, 520, 0.35, "sine", 0.35);
        break;
      case "good":
        this.tone(at, 523, 523, 0.12, "triangle", 0.6);
        this.tone(at + 0.1, 784, 784, 0.2, "triangle", 0.6);
        break;
      case "bad":
        this.tone(at, 311, 294, 0.16, "triangle", 0.6);
        this.tone(at + 0.14, 233, 208, 0.28, "triangle", 0.6);
        break;
      case "coin":
        this.tone(at, 1568, 1568, 0.06, "square", 0.16);
        this.tone(at + 0.06, 2093, 2093, 0.22, "square", 0.14);
        break;
      case "win":
        [523, 659, 784, 1047].forEach((f, i) => this.tone(at + i * 0.13, f, f, i === 3 ? 0.7 : 0.2, "triangle", 0.7));
        break;
    }
  }

  /** @param {number} at @param {number} from @param {number} to @param {number} long @param {OscillatorType} type @param {number} loud */
  tone(at, from, to, long, type, loud) {
    const { context, out } = this;
    if (!context || !out) return;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = type;
    voice.frequency.setValueAtTime(from, at);
    voice.frequency.linearRampToValueAtTime(to, at + long);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.001, at + long);
    voice.connect(gain).connect(out);
    voice.start(at);
    voice.stop(at + long + 0.02);
  }

  /** A die on wood: a short burst of filtered noise. @param {number} at @param {number} loud @param {number} [pitch] */
  knock(at, loud, pitch = 900) {
    const { context, out } = this;
    if (!context || !out) return;
    this.wood ??= rustle(context);
    const noise = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    noise.buffer = this.wood;
    filter.type = "bandpass";
    filter.frequency.value = pitch * (0.85 + Math.random() * 0.3);
    gain.gain.value = loud;
    noise.connect(filter).connect(gain).connect(out);
    noise.start(at);
  }
}
