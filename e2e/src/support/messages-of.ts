import { readFile } from 'node:fs/promises';

/** The interface's messages in one language, by their English source. */
export interface Messages {
  /** The message in that language. @throws if it is missing */
  readonly said: (source: string) => string;
  /** Every source text that is no message in that language. */
  readonly foreign: ReadonlySet<string>;
}

const joined = (lines: string): string =>
  [...lines.matchAll(/"(.*)"/g)].map(([, part = '']) => JSON.parse(`"${part}"`)).join('');

/** Messages with a context first: the one without a context then overwrites it. */
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

/** Reads the messages of the host and a remote in one language. */
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
