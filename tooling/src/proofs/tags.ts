const ID = String.raw`[CRS]\d+\.\d+`;
/** `[C2.4]`, or several numbers: `[C2.4 R8.1]`. */
const TAG = new RegExp(String.raw`\s*\[(${ID}(?: ${ID})*)\]`, 'g');

/** The numbers of statements in a title or a sentence. */
export function idsIn(text: string): string[] {
  return Array.from(text.matchAll(TAG), ([, ids = '']) => ids.split(' ')).flat();
}

/** A title or a sentence without its numbers. */
export function withoutTags(text: string): string {
  return text.replaceAll(TAG, '').trim();
}

/** A number after it names the sentence from its start; after anything else, a clause of the sentence. */
const SENTENCE_END = /[.?!]["*)]*$/;

/** The parts of a text that end with a tag; a clause comes with what the sentence says before it. */
export function taggedParts(text: string): { readonly text: string; readonly ids: string[] }[] {
  let start = 0;
  let before = '';
  return Array.from(text.matchAll(TAG), ({ 0: tag, 1: ids = '', index }) => {
    const part = before + text.slice(start, index);
    start = index + tag.length;
    before = SENTENCE_END.test(part) ? '' : part;
    return { text: part.trim(), ids: ids.split(' ') };
  });
}
