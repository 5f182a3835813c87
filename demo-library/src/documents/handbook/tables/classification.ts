import * as v from 'valibot';
import { parseSpans } from '../../../markup/parse-spans.ts';
import type { Directive } from '../../../pdf/book-setter.ts';
import { readData } from '../../../read-data.ts';
import { bookTable } from './book-table.ts';

/** The classification of chapter 20: ten classes, from 0 to 9, of ten divisions each. */
const SCHEME = readData(
  new URL('classification-scheme.json', import.meta.url),
  v.array(
    v.strictObject({
      name: v.string(),
      note: v.string(),
      /** The name and the scope of each. */
      divisions: v.array(v.strictTuple([v.string(), v.string()])),
    }),
  ),
);

/** Chapter 20: the ten classes, each with its divisions and their scope. */
export const classificationDirectives: Readonly<Record<string, Directive>> = {
  classification: (setter) => {
    bookTable(setter, {
      columns: [
        { title: 'Class', share: 0.5 },
        { title: 'Subject', share: 4 },
      ],
      rows: SCHEME.map(({ name }, digit) => [`**${digit}**`, `[${name}](#class-${digit})`]),
    });
    for (const [digit, { name, note, divisions }] of SCHEME.entries()) {
      setter.heading(2, parseSpans(`${digit} ${name}`), `class-${digit}`, 3);
      setter.paragraph(parseSpans(note));
      bookTable(setter, {
        columns: [
          { title: 'No.', share: 0.32 },
          { title: 'Division', share: 1.5 },
          { title: 'Scope', share: 2.6 },
        ],
        rows: divisions.map(([division, scope], last) => [`**${digit}${last}**`, division, scope]),
      });
      setter.restart();
    }
  },
};
