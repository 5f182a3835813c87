import { BLOCK_ELEMENTS } from '@leeszaal/shared-contracts';
import { scanMarkup } from '../../../text/scan-markup.ts';

/** The text of a fragment of HTML (a description, a label), on lines as its blocks are. */
export function plainText(html: string): string {
  let text = '';
  const breakLine = (name: string) => {
    if (BLOCK_ELEMENTS.has(name)) text += '\n';
  };
  scanMarkup(html, 'html', {
    openTag: ({ name }) => breakLine(name),
    closeTag: breakLine,
    text: (part) => {
      text += part;
    },
  });
  return text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .normalize('NFC')
    .trim();
}
