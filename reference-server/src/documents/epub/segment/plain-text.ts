import { scanMarkup } from '../../../text/scan-markup.ts';

/** The text of a fragment of HTML (a description, a label), on lines as its blocks are. */
export function plainText(html: string): string {
  let text = '';
  scanMarkup(html, 'html', {
    openTag: ({ name }) => {
      if (/^(?:p|div|br|li|h[1-6]|ul|ol|blockquote)$/.test(name)) text += '\n';
    },
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
