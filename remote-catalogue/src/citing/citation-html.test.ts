import { expect, test } from '@jest/globals';
import { citationHtml } from './citation-html.ts';

test('entries are paragraphs with italics, and no text of a record is markup [C2.352]', () => {
  const entries = [
    [
      { text: 'A & <b>', isItalic: true },
      { text: '. 1947.', isItalic: false },
    ],
    [{ text: 'B', isItalic: false }],
  ];
  expect(citationHtml(entries)).toBe('<p><i>A &amp; &lt;b&gt;</i>. 1947.</p>\n<p>B</p>');
});
