import { readFile } from 'node:fs/promises';

/** The interface's texts in one language, by their English source. */
export interface Messages {
  /** The text in that language; throws when there is no such message. */
  readonly said: (source: string) => string;
  /** Every source text that nothing is called in that language. */
  readonly foreign: ReadonlySet<string>;
}

const joined = (lines: string): string =>
  [...lines.matchAll(/"(.*)"/g)].map(([, part = '']) => JSON.parse(`"${part}"`)).join('');

/** What has a context comes first: the same source without one is what is meant by it alone. */
async function entriesOf(name: string, language: string): Promise<[string, string][]> {
  const file = new URL(`../../../${name}/locales/${language}.po`, import.meta.url);
  const text = await readFile(file, 'utf8');
  const entries = [
    ...text.matchAll(/^(msgctxt ".*"\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm),
  ];
  return entries
    .toSorted(([, one = ''], [, other = '']) => other.length - one.length)
    .map(([, , id = '', said = '']) => [joined(id), joined(said)]);
}

/** Reads what the host and a remote say in one language. */
export async function messagesOf(language: string, remote = 'remote-catalogue'): Promise<Messages> {
  const lists = await Promise.all(['host', remote].map((name) => entriesOf(name, language)));
  const texts = new Map(lists.flat());
  return {
    said: (source) => {
      const text = texts.get(source);
      if (text === undefined) throw new Error(`There is no message “${source}”`);
      return text;
    },
    foreign: new Set(texts.keys()).difference(new Set(texts.values())),
  };
}
