import type { I18n, MessageDescriptor, Messages } from '@lingui/core';

/*
 * The replacement of `@lingui/core` in the build of the embed: the compiled messages of the reader, which have values
 * and plurals. Lingui itself is 3 KB of gzip, half of it for what no message here has. `messages.test.ts` compares the
 * two.
 */

type Values = Readonly<Record<string, unknown>>;
/** The name of a value, which is the amount of a plural if there are cases. */
type Value = readonly [name: string, kind?: 'plural', cases?: Readonly<Record<string, Compiled>>];
type Token = string | Value;
/** A message as `po-loader` compiles it. */
type Compiled = string | readonly Token[];

/** The part of an `I18n` that the reader uses. */
type SmallI18n = Pick<I18n, 'locale' | 'activate' | 'loadAndActivate' | '_' | 't' | 'number'> & {
  on(event: 'change', listener: () => void): () => void;
};

interface Setup {
  readonly locale?: string;
  /** By language. */
  readonly messages?: Readonly<Record<string, Messages>>;
}

/** As Lingui's. */
export function setupI18n({ locale: first = '', messages = {} }: Setup = {}): SmallI18n {
  const catalogues: Record<string, Messages> = { ...messages };
  const listeners = new Set<() => void>();
  let locale = first;
  const activate = (next: string) => {
    locale = next;
    for (const listener of [...listeners]) listener();
  };
  const translate = (message: MessageDescriptor | string, values?: Values) => {
    const { id, values: own = values } =
      typeof message === 'object' ? message : { id: message, values };
    return textOf((catalogues[locale]?.[id] ?? id) as Compiled, own ?? {}, locale);
  };
  // Functions and no class: consumers get a proxy of it for each language, which has no private fields.
  return {
    get locale() {
      return locale;
    },
    activate,
    loadAndActivate(loaded) {
      catalogues[loaded.locale] = loaded.messages;
      activate(loaded.locale);
    },
    on(_event, listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    _: translate,
    t: translate,
    number: (value, format) => new Intl.NumberFormat(locale, format as object).format(value),
  };
}

/** @param count that `#` stands for, in a case of a plural */
function textOf(message: Compiled, values: Values, locale: string, count?: string): string {
  if (typeof message === 'string') return message;
  const written = message.map((token) => {
    if (typeof token === 'string') return token === '#' ? (count ?? token) : token;
    const value = values[token[0]];
    const [, , cases] = token;
    if (cases === undefined) return value ?? '';
    const number = Number(value);
    const chosen = cases[number] ?? cases[new Intl.PluralRules(locale).select(number)];
    const shown = new Intl.NumberFormat(locale).format(number);
    return textOf(chosen ?? cases['other'] ?? '', values, locale, shown);
  });
  return written.join('');
}
