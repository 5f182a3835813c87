import type { Faces } from '../../../pdf/face.ts';
import { INK, n, PageDraft } from '../../../pdf/page-draft.ts';
import { sansStyle, toWord, wordWidth } from '../../../pdf/words.ts';
import type { Point } from '../../../picture/svg.ts';
import { heightAt } from '../terrain.ts';
import { A5, heading, note, type Plate } from './plate-parts.ts';

/** A cut through Great Vell from west to east, on a sheet of A5. */
export function section(faces: Faces): Plate {
  const page = new PageDraft(A5.long, A5.short);
  const [left, base, width] = [56, 150, 490];
  const at = (share: number): number => heightAt(14 + share * 36, 31.5 - share * 12);
  const points = Array.from(
    { length: 246 },
    (_, step): Point => [left + (step / 245) * width, base + at(step / 245) * 0.135],
  );
  const shape = (floor: number): string =>
    `${n(left)} ${n(floor)} m ${points.map(([x, y]) => `${n(x)} ${n(Math.max(y, floor))} l`).join(' ')} ${n(left + width)} ${n(floor)} l f`;
  page.fill(left, base - 30, width, 30, [0.82, 0.9, 0.93]);
  page.draw(`0.8 0.72 0.55 rg ${shape(base - 30)}`);
  page.draw(`0.72 0.62 0.44 rg ${shape(base + 40)}`);
  page.draw(`0.9 0.88 0.84 rg ${shape(base + 77)}`);
  page.draw(
    `0.2 0.16 0.12 RG 0.9 w ${points.map(([x, y], index) => `${n(x)} ${n(y)} ${index === 0 ? 'm' : 'l'}`).join(' ')} S`,
  );
  const scale = { ...sansStyle(faces, 7.4), italic: faces.sans, bold: faces.sans };
  for (const height of [0, 200, 400, 600, 800, 1000, 1200]) {
    page.rule(left, base + height * 0.135, left + width, base + height * 0.135, 0.25, INK.rule);
    const word = toWord(String(height), scale);
    page.word(word, left - wordWidth(word) - 5, base + height * 0.135 - 2.5);
  }
  for (let kilometre = 0; kilometre <= 36; kilometre += 6) {
    const word = toWord(`${kilometre} km`, scale);
    page.word(word, left + (kilometre / 36) * width - wordWidth(word) / 2, base - 44);
  }
  page.words.push('\n');
  heading(page, faces, 'Great Vell, cut from Saltmouth to Longsand', left, 362, 17);
  note(
    page,
    faces,
    'Heights are exaggerated four times; people who live there say that it feels like five.',
    left,
    346,
    9.4,
  );
  note(
    page,
    faces,
    'Below 300 metres: meadow and oats. To 570: heath. Above: rock, and the weather station.',
    left,
    70,
    9.4,
  );
  return { title: 'A section through Great Vell', anchor: 'plate-4', page };
}
