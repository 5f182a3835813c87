import {
  type AppearanceEntry,
  endpoints,
  type HostContext,
  NetworkError,
} from '@leeszaal/shared-contracts';

type Appearances = readonly AppearanceEntry[];

interface Question {
  readonly pubKey: string;
  readonly answer: Promise<Appearances>;
}

/** What was asked before there was a screen to ask, once for each mount. */
const early = new WeakMap<HostContext, Question>();

async function ask(
  { http }: HostContext,
  pubKey: string,
  options: { readonly signal: AbortSignal; readonly onNetworkFailure?: 'throw' },
): Promise<Appearances> {
  const request = { params: { pubKey } };
  const { metadata } = await http.call(endpoints.getPublicationAppearances, request, options);
  return metadata.appearances;
}

/** Asks for the forms of the publication in the address, if there is one. */
export function askEarly(context: HostContext): void {
  const { pathname } = context.navigation.current();
  const [, pubKey] = /^\/(pub-[\w.~-]+)$/.exec(pathname) ?? [];
  if (pubKey === undefined) return;
  const answer = ask(context, pubKey, { signal: context.signal, onNetworkFailure: 'throw' });
  // The screen is told, as soon as there is one.
  answer.catch(() => undefined);
  early.set(context, { pubKey, answer });
}

/** The forms in which a publication can be read. */
export async function findAppearances(
  context: HostContext,
  pubKey: string,
  signal: AbortSignal,
): Promise<Appearances> {
  const asked = early.get(context);
  early.delete(context);
  if (asked?.pubKey !== pubKey) return ask(context, pubKey, { signal });
  try {
    return await asked.answer;
  } catch (error) {
    // Without a connection it is asked again, behind the dialog with Try again.
    if (error instanceof NetworkError) return ask(context, pubKey, { signal });
    throw error;
  }
}
