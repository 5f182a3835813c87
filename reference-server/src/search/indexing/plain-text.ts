import { scanMarkup } from '../../text/scan-markup.ts';

/** The text of HTML, in linear time; markup becomes white space. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const pieces: string[] = [];
  const space = () => void pieces.push(' ');
  scanMarkup(html, 'html', {
    openTag: space,
    closeTag: space,
    text: (text) => void pieces.push(text),
  });
  return pieces.join('');
}
