import { BLOCK_ELEMENTS } from '@leeszaal/shared-contracts';
import { scanMarkup } from '../../../text/scan-markup.ts';

/** Collapses white space as a browser does, but keeps line breaks. */
export function layOut(text: string): string {
  return text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .normalize('NFC')
    .trim();
}

/** The text of an HTML fragment (a description, a label), with its blocks on lines of their own. */
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
  return layOut(text);
}
