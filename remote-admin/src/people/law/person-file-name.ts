/** The longest name in a file name, in characters: file systems have a limit of 255 bytes. */
const LIMIT = 60;

/** The name of the file with all that is known of a person: letters and digits, which every file system takes. */
export function personFileName(name: string): string {
  const safe = [...name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, LIMIT)
    .join('')
    .replace(/^-+|-+$/g, '');
  return safe === '' ? 'person.json' : `person-${safe}.json`;
}
