import { describe, expect, it } from 'vitest';
import { type Sound, SOUNDS, Synth } from './sounds';

/** What is asked of the browser: when each source begins and ends, and how loud anything is at most. */
function listener(): { audio: AudioContext; times: [number, number][]; volumes: number[]; buffers: number } {
  const heard = { times: [] as [number, number][], volumes: [] as number[], buffers: 0 };
  const param = (values: number[] = []) => ({ setValueAtTime: (value: number) => values.push(value), exponentialRampToValueAtTime: (value: number) => values.push(value) });
  const node = (more: object) => {
    const made = { connect: (to: unknown) => to, ...more };
    return made;
  };
  const source = () => {
    let began = -1;
    return node({ frequency: param(), start: (at: number) => (began = at), stop: (at: number) => heard.times.push([began, at]) });
  };
  const audio = {
    currentTime: 7,
    sampleRate: 8000,
    destination: {},
    resume: () => Promise.resolve(),
    createGain: () => node({ gain: param(heard.volumes) }),
    createOscillator: source,
    createBufferSource: source,
    createBiquadFilter: () => node({ frequency: param() }),
    createBuffer: (_: number, length: number) => {
      heard.buffers += 1;
      return { getChannelData: () => new Float32Array(length) };
    },
  };
  return Object.assign(heard, { audio: audio as unknown as AudioContext });
}

describe('sounds', () => {
  it.each(Object.keys(SOUNDS) as Sound[])('%s is short, begins now and hurts no ears', (sound) => {
    const heard = listener();
    new Synth(heard.audio).play(sound);
    expect(heard.times).toHaveLength(SOUNDS[sound].length);
    expect(Math.min(...heard.times.map(([from]) => from))).toBe(7);
    expect(Math.max(...heard.times.map(([, to]) => to))).toBeLessThanOrEqual(7.5);
    expect(heard.times.every(([from, to]) => from < to)).toBe(true);
    expect(Math.max(...heard.volumes)).toBeLessThan(0.5);
    expect(Math.min(...heard.volumes)).toBeGreaterThan(0); // an exponential ramp to nothing is refused
  });

  it('make their noise once', () => {
    const heard = listener();
    const synth = new Synth(heard.audio);
    synth.play('dice');
    synth.play('shot');
    expect(heard.buffers).toBe(1);
  });
});
