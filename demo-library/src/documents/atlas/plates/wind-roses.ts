import type { Faces } from '../../../pdf/face.ts';
import { INK, n, PageDraft } from '../../../pdf/page-draft.ts';
import { type TextStyle, toWord, wordWidth } from '../../../pdf/words.ts';
import { ATLAS_INK } from '../map-frame.ts';
import { A4, heading, note, type Plate } from './plate-parts.ts';

const WINDS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** How often the wind blows from each of sixteen points in a month; the longest is 1. */
function windShares(month: number): readonly number[] {
  const shares = Array.from({ length: 16 }, (_, point) => {
    const west = Math.max(0, Math.cos(((point - 11) * Math.PI) / 8)) ** 2;
    const north = Math.max(0, Math.cos(((point - 1) * Math.PI) / 8)) ** 4;
    const season = (Math.cos((month * Math.PI) / 6) + 1) / 2;
    return (
      0.16 +
      west * (0.45 + 0.5 * season) +
      north * 0.55 * (1 - season) +
      (((point * 7 + month * 5) % 6) / 6) * 0.12
    );
  });
  const most = Math.max(...shares);
  return shares.map((share) => share / most);
}

/** Twelve wind roses, drawn upright on a sheet that is turned the other way. */
export function windRoses(faces: Faces): Plate {
  const page = new PageDraft(A4.long, A4.short, 270);
  const title: TextStyle = {
    roman: faces.serif,
    italic: faces.serifItalic,
    bold: faces.serifBold,
    size: 13,
    forms: 'text',
  };
  heading(page, faces, 'The Winds', 50, 538, 24);
  note(
    page,
    faces,
    'How often it blows from each of sixteen points, month by month; the longest arm is the commonest wind',
    50,
    522,
    9.4,
  );
  for (const [month, name] of WINDS.entries()) {
    const x = 118 + (month % 4) * 202;
    const y = 436 - Math.floor(month / 4) * 166;
    for (const ring of [22, 44, 66]) {
      const curve = ring * 0.5523;
      page.draw(
        `${INK.rule.map(n).join(' ')} RG 0.3 w ${n(x - ring)} ${n(y)} m ${n(x - ring)} ${n(y + curve)} ${n(x - curve)} ${n(y + ring)} ${n(x)} ${n(y + ring)} c ${n(x + curve)} ${n(y + ring)} ${n(x + ring)} ${n(y + curve)} ${n(x + ring)} ${n(y)} c ${n(x + ring)} ${n(y - curve)} ${n(x + curve)} ${n(y - ring)} ${n(x)} ${n(y - ring)} c ${n(x - curve)} ${n(y - ring)} ${n(x - ring)} ${n(y - curve)} ${n(x - ring)} ${n(y)} c S`,
      );
    }
    for (const [point, share] of windShares(month).entries()) {
      const angle = (point * Math.PI) / 8;
      const reach = 10 + share * 58;
      const side = 0.13;
      const tip = (turn: number): string =>
        `${n(x + Math.sin(angle + turn) * reach)} ${n(y + Math.cos(angle + turn) * reach)}`;
      page.draw(
        `${(share > 0.75 ? ATLAS_INK.road : ATLAS_INK.sea).map(n).join(' ')} rg ${n(x)} ${n(y)} m ${tip(-side)} l ${tip(side)} l f`,
      );
    }
    const word = toWord(name, title);
    page.word(word, x - wordWidth(word) / 2, y - 86);
    page.words.push('\n');
  }
  return { title: 'The winds, month by month', anchor: 'plate-5', page };
}
