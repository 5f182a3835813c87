import { type EarlyAnswers, type EarlyQuestionInit, staysInUse } from '@leeszaal/shared-contracts';
import type { AheadPictures, Registry } from '@leeszaal/shared-contracts/registry';
import { CONFIG_URL } from '../config/config-url.ts';
import { routeOf } from '../routing/routes.ts';
import type { KeptValues } from '../session/browser-storage.ts';
import { OWNER_KEY } from '../session/owner-key.ts';
import { ACCESS_KEY } from '../session/token-keys.ts';
import type { EarlyPictures } from './early-pictures.ts';

type Call = readonly [method: 'GET' | 'POST', path: string];

/** How long, in ms, a picture may take: whoever shows it asks by itself then. */
const PATIENCE = 20_000;

/** What `loadPortal` asks whoever is signed in, below the API; a test compares them. */
const FIRST_CALLS: readonly Call[] = [
  ['GET', '/client'],
  ['GET', '/user/me'],
  ['GET', '/user/role'],
  ['GET', '/client/settings'],
  ['POST', '/search/moduleinfo'],
];
/** And once it knows that somebody may have shelves. */
const SHELVES_CALL: Call = ['GET', '/bookshelf'];

/**
 * Asks for configuration and registry, and for what the start and the screen of the address will ask with the
 * tokens that are kept, while all of the host is still on its way. It runs before that, so it knows addresses
 * only: what the answers are, and whether they are any good, is the client's affair, which takes them
 * (`createEarlyAnswers`). The first pictures are made ready to be shown. Resolves when what the start asks is on its way.
 *
 * @param address as it was arrived at: tokens that it brings along count before those that are kept
 */
export async function askAhead(
  early: Pick<EarlyAnswers, 'ask' | 'fetch'>,
  pictures: Pick<EarlyPictures, 'bring'>,
  address: URL,
  local: Pick<KeptValues, 'getItem'>,
): Promise<void> {
  const answer = await early.ask(new URL(CONFIG_URL, address).href, { cache: 'no-cache' });
  const bearer = local.getItem(ACCESS_KEY);
  const isGuarded = routeOf(address.pathname)?.isProtected !== false;
  if (!answer?.ok || bearer === null || bringsTokens(address) || !isGuarded) return;
  const config: { apiBase?: unknown; registryUrl?: unknown } = await answer.clone().json();
  const { apiBase, registryUrl } = config;
  if (typeof apiBase !== 'string') return;
  const base = apiBase.replace(/\/$/, '');
  const below = new URL(`${base}/`, address).href;
  // What is no address below the API leads elsewhere, and the tokens with it.
  const isOurs = (url: string): boolean => url.startsWith(below);
  const ask = (url: string, question: EarlyQuestionInit): Promise<Response> | undefined =>
    isOurs(url) ? early.ask(url, { ...question, bearer }) : undefined;
  const call = (method: Call[0], path: string) =>
    ask(new URL(base + path, address).href, { method });
  for (const first of FIRST_CALLS) call(...first);
  // What is asked only after these is asked with new tokens where the present ones have ended.
  const isSoonReplaced = !staysInUse(bearer, Date.now());
  // Whoever was here last had an account, so most likely has shelves.
  if (!isSoonReplaced && / ./.test(local.getItem(OWNER_KEY) ?? '')) call(...SHELVES_CALL);
  if (typeof registryUrl !== 'string') return;
  const registry = early.ask(new URL(registryUrl, address).href, { cache: 'no-store' });
  if (isSoonReplaced) return;
  const askForScreen = async ({ path, pictured }: Asked): Promise<void> => {
    const answer = call('GET', path);
    if (pictured === undefined) return;
    const urls = picturesIn(await jsonOf(answer), pictured)
      .filter((url) => URL.canParse(url, address))
      .map((url) => new URL(url, address).href);
    for (const url of new Set(urls.filter(isOurs))) {
      const request = new Request(url, {
        credentials: 'same-origin',
        headers: { authorization: `Bearer ${bearer}` },
        // There is nothing to show them with before the code is there.
        priority: 'low',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(PATIENCE),
      });
      pictures.bring(url, early.fetch(request));
    }
  };
  jsonOf(registry)
    .then((document) => Promise.all(askedAt(address.pathname, document).map(askForScreen)))
    // Told by whoever loads the remotes, and by whoever asks the same again.
    .catch(() => undefined);
}

/** What an answer says, for whoever takes it to read once more. */
async function jsonOf(asked: Promise<Response> | undefined): Promise<unknown> {
  const answer = await asked;
  return answer?.ok ? answer.clone().json() : undefined;
}

interface Asked {
  readonly path: string;
  readonly pictured: AheadPictures | undefined;
}

/**
 * What the screen of an address will ask, by the registry. Nobody has looked at its signature yet, nor need
 * they: these are questions to our own server, whose answers nobody sees but who would have asked.
 */
function askedAt(pathname: string, signed: unknown): readonly Asked[] {
  const { payload } = signed as { readonly payload: string };
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const { remotes }: Pick<Registry, 'remotes'> = JSON.parse(text);
  return Object.values(remotes).flatMap(({ ahead, aheadPictures }) =>
    (ahead?.[pathname] ?? []).map((path) => ({ path, pictured: aheadPictures?.[path] })),
  );
}

/** The addresses of the first pictures of an answer, where it is what the registry says. */
function picturesIn(answer: unknown, { field, first }: AheadPictures): readonly string[] {
  const things: readonly Readonly<Record<string, unknown>>[] = Array.isArray(answer) ? answer : [];
  return things
    .slice(0, first)
    .map((thing) => thing[field])
    .filter((picture) => typeof picture === 'string');
}

function bringsTokens({ searchParams }: URL): boolean {
  return searchParams.has('accessToken') || searchParams.has('configObject');
}
