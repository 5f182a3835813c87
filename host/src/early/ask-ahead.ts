import { type EarlyAnswers, type EarlyQuestionInit, staysInUse } from '@leeszaal/shared-contracts';
import type { AheadPictures, Registry } from '@leeszaal/shared-contracts/registry';
import { CONFIG_URL } from '../config/config-url.ts';
import { routeOf } from '../routing/routes.ts';
import type { KeyValueStorage } from '../session/browser-storage.ts';
import { OWNER_KEY } from '../session/owner-key.ts';
import { ACCESS_KEY } from '../session/token-keys.ts';
import type { EarlyPictures } from './early-pictures.ts';

type Call = readonly [method: 'GET' | 'POST', path: string];

/** Time limit for a picture, in milliseconds; after it the component that shows the picture requests it. */
const PICTURE_TIMEOUT = 20_000;

/** The calls that `loadPortal` makes for every account, below the API base; a test compares them. */
const FIRST_CALLS: readonly Call[] = [
  ['GET', '/client'],
  ['GET', '/user/me'],
  ['GET', '/user/role'],
  ['GET', '/client/settings'],
  ['POST', '/search/moduleinfo'],
];
/** The call that `loadPortal` adds for an account that may have shelves. */
const SHELVES_CALL: Call = ['GET', '/bookshelf'];

/**
 * Requests the configuration, the registry, and what the start and the current screen will request with the
 * stored tokens, while the host's code loads. It knows addresses only: the HTTP client that takes the
 * responses validates them (`createEarlyAnswers`). The first pictures are decoded. Resolves when the requests
 * of the start have been sent.
 *
 * @param address the address on arrival; tokens in it win over stored ones
 */
export async function askAhead(
  early: Pick<EarlyAnswers, 'ask' | 'fetch'>,
  pictures: Pick<EarlyPictures, 'bring'>,
  address: URL,
  local: Pick<KeyValueStorage, 'getItem'>,
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
  // A path that resolves outside the API would receive the tokens.
  const isOurs = (url: string): boolean => url.startsWith(below);
  const ask = (url: string, question: EarlyQuestionInit): Promise<Response> | undefined =>
    isOurs(url) ? early.ask(url, { ...question, bearer }) : undefined;
  const call = (method: Call[0], path: string) =>
    ask(new URL(base + path, address).href, { method });
  for (const first of FIRST_CALLS) call(...first);
  // Later requests get new tokens when the present ones are about to expire.
  const isSoonReplaced = !staysInUse(bearer, Date.now());
  // The last session had an account, so it most likely has shelves.
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
        // The code that shows the pictures comes first.
        priority: 'low',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(PICTURE_TIMEOUT),
      });
      pictures.bring(url, early.fetch(request));
    }
  };
  jsonOf(registry)
    .then((document) => Promise.all(askedAt(address.pathname, document).map(askForScreen)))
    // The loader of remotes and later callers report errors.
    .catch(() => undefined);
}

/** The body of a response, which stays readable for the next caller. */
async function jsonOf(asked: Promise<Response> | undefined): Promise<unknown> {
  const answer = await asked;
  return answer?.ok ? answer.clone().json() : undefined;
}

interface Asked {
  readonly path: string;
  readonly pictured: AheadPictures | undefined;
}

/**
 * What the screen of an address will request, by the registry. The signature is not verified here: these
 * requests go to our own server, and only the later callers see the responses.
 */
function askedAt(pathname: string, signed: unknown): readonly Asked[] {
  const { payload } = signed as { readonly payload: string };
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const { remotes }: Pick<Registry, 'remotes'> = JSON.parse(text);
  return Object.values(remotes).flatMap(({ ahead, aheadPictures }) =>
    (ahead?.[pathname] ?? []).map((path) => ({ path, pictured: aheadPictures?.[path] })),
  );
}

/** The addresses of the first pictures in a response of the shape that the registry names. */
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
