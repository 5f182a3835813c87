import { parseSpans } from '../../../markup/parse-spans.ts';
import type { Directive } from '../../../pdf/book-setter.ts';
import { bookTable } from './book-table.ts';
import { SCHEME } from './classification-scheme.ts';

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
