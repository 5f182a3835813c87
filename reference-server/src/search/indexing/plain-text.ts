import { scanMarkup } from '../../text/scan-markup.ts';

/** The readable text of HTML; markup becomes white space. In linear time, however tags are nested. */
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
