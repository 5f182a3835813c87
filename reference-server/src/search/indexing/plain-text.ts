import { Parser } from 'htmlparser2';

/** The readable text of HTML; markup becomes white space. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const pieces: string[] = [];
  const parser = new Parser({
    ontext: (text) => void pieces.push(text),
    onopentag: () => void pieces.push(' '),
    onclosetag: () => void pieces.push(' '),
  });
  parser.end(html);
  return pieces.join('');
}
