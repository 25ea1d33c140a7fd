/** Three strikes on a wooden bar, then a rest; a timer repeats it until it is stopped. */
export const sampleRate = 16_000;

const durationSeconds = 2.4;
const strikes = [
  { at: 0, pitch: 659.26 },
  { at: 0.24, pitch: 783.99 },
  { at: 0.48, pitch: 987.77 },
];
/** A bar sounds its pitch and, more softly and for a shorter time, its fourth and tenth. */
const partials = [
  { ratio: 1, loudness: 0.62, decay: 5 },
  { ratio: 3.93, loudness: 0.24, decay: 12 },
  { ratio: 9.2, loudness: 0.08, decay: 26 },
];
const attackSeconds = 0.004;

/** Samples from -1 to 1. */
export function chime(): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(durationSeconds * sampleRate));
  for (const strike of strikes) addStrike(samples, strike);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / loudest) * 0.92);
}

function addStrike(samples: Float32Array, { at, pitch }: { at: number; pitch: number }): void {
  const first = Math.round(at * sampleRate);
  for (let index = first; index < samples.length; index += 1) {
    const seconds = (index - first) / sampleRate;
    const swell = Math.min(1, seconds / attackSeconds);
    samples[index] = (samples[index] ?? 0) + swell * barAt(seconds, pitch);
  }
}

function barAt(seconds: number, pitch: number): number {
  return partials.reduce(
    (sum, { ratio, loudness, decay }) =>
      sum + loudness * Math.exp(-decay * seconds) * Math.sin(2 * Math.PI * pitch * ratio * seconds),
    0,
  );
}
