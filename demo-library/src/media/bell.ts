/** Samples a second. */
const RATE = 16_000;
const SECONDS = 2.5;
/** The bell's partials: how many times the ground tone, how loud, and how fast it fades (per second). */
const PARTIALS = [
  [0.5, 0.25, 0.9],
  [1, 0.4, 1.4],
  [1.19, 0.25, 1.9],
  [1.56, 0.15, 2.6],
  [2, 0.22, 2.4],
  [2.74, 0.12, 4],
] as const;
const GROUND_HZ = 523.25;

/** The little bell that rings at closing time: two strokes, as a WAV file of 16-bit mono. */
export function makeBell(): Uint8Array {
  const count = RATE * SECONDS;
  const bytes = new Uint8Array(44 + count * 2);
  const view = new DataView(bytes.buffer);
  const ascii = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  ascii(0, 'RIFF');
  view.setUint32(4, 36 + count * 2, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  ascii(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let sample = 0; sample < count; sample += 1) {
    const time = sample / RATE;
    const sound = stroke(time) + stroke(time - 0.7);
    view.setInt16(44 + sample * 2, Math.round(sound * 12_000), true);
  }
  return bytes;
}

/** One stroke so many seconds after it was struck, from -1 to 1. */
function stroke(time: number): number {
  if (time < 0) return 0;
  return PARTIALS.reduce(
    (sum, [times, loud, fade]) =>
      sum + loud * Math.exp(-fade * time) * Math.sin(2 * Math.PI * GROUND_HZ * times * time),
    0,
  );
}
