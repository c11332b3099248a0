/**
 * Short sounds of what happens on the map. No files: each is a few notes or bursts of noise that the browser makes.
 */
export type Sound = 'move' | 'shot' | 'dice' | 'loss' | 'turn';

/** One part of a sound: a tone that may glide, or noise through a filter (`tone` is then where it cuts off). */
export interface Part {
  noise?: boolean;
  /** Seconds from the beginning of the sound, and how long it rings. */
  at: number;
  long: number;
  /** Hertz at the beginning and at the end. */
  tone: [number, number];
  /** How loud, of 1. */
  loud: number;
}

const click = (at: number, tone: number): Part => ({ noise: true, at, long: 0.05, tone: [tone, tone / 2], loud: 0.25 });

export const SOUNDS: Record<Sound, Part[]> = {
  move: [{ noise: true, at: 0, long: 0.16, tone: [420, 160], loud: 0.16 }],
  shot: [
    { noise: true, at: 0, long: 0.22, tone: [2600, 240], loud: 0.4 },
    { at: 0, long: 0.12, tone: [130, 55], loud: 0.3 },
  ],
  dice: [click(0, 3200), click(0.11, 2600), click(0.2, 3000), click(0.27, 2300)],
  loss: [{ at: 0, long: 0.4, tone: [196, 98], loud: 0.22 }],
  turn: [
    { at: 0, long: 0.16, tone: [523, 523], loud: 0.14 },
    { at: 0.13, long: 0.26, tone: [659, 659], loud: 0.14 },
  ],
};

const SILENCE = 0.0001; // what fades exponentially never comes to nothing

export class Synth {
  private hiss: AudioBuffer | undefined;

  constructor(private readonly audio: AudioContext = new AudioContext()) {}

  play(sound: Sound): void {
    void this.audio.resume(); // a browser lets nothing be heard before the first click
    const start = this.audio.currentTime;
    for (const part of SOUNDS[sound]) this.ring(part, start + part.at);
  }

  close(): void {
    void this.audio.close();
  }

  private ring(part: Part, start: number): void {
    const end = start + part.long;
    const volume = this.audio.createGain();
    volume.gain.setValueAtTime(part.loud, start);
    volume.gain.exponentialRampToValueAtTime(SILENCE, end);
    volume.connect(this.audio.destination);
    const source = part.noise ? this.noise(part, start, volume) : this.tone(part, start, volume);
    source.start(start);
    source.stop(end);
  }

  private tone({ tone: [from, to], long }: Part, start: number, out: AudioNode): OscillatorNode {
    const source = this.audio.createOscillator();
    source.type = 'triangle';
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + long);
    source.connect(out);
    return source;
  }

  private noise({ tone: [from, to], long }: Part, start: number, out: AudioNode): AudioBufferSourceNode {
    const source = this.audio.createBufferSource();
    source.buffer = this.hiss ??= this.makeHiss();
    const filter = this.audio.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + long);
    source.connect(filter).connect(out);
    return source;
  }

  /** Half a second of noise, the same every time. */
  private makeHiss(): AudioBuffer {
    const { sampleRate } = this.audio;
    const made = this.audio.createBuffer(1, sampleRate / 2, sampleRate);
    const samples = made.getChannelData(0);
    let state = 1;
    for (let i = 0; i < samples.length; i += 1) {
      state = (state * 48271) % 2147483647;
      samples[i] = state / 1073741823.5 - 1;
    }
    return made;
  }
}
