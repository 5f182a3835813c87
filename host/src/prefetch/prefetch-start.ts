import { staysInUse } from '@leeszaal/shared-contracts';
import {
  claimedDocument,
  isHandOff,
  type PrefetchedCall,
  type Publication,
  type SignedRegistry,
} from '@leeszaal/shared-contracts/registry';
import { CONFIG_URL } from '../config/config-url.ts';
import type { KeyValueStorage } from '../session/browser-storage.ts';
import { OWNER_KEY } from '../session/owner-key.ts';
import { ACCESS_KEY } from '../session/token-keys.ts';
import { FIRST_CALLS, SHELVES_CALL } from './first-calls.constant.ts';
import type { PrefetchedAnswers } from './prefetched-answers.ts';
import type { PrefetchedPictures } from './prefetched-pictures.ts';

/** Where prefetched responses are kept. */
export interface PrefetchStores {
  readonly answers: Pick<PrefetchedAnswers, 'prefetch' | 'fetch'>;
  readonly pictures: Pick<PrefetchedPictures, 'add'>;
}

/** Time limit for a picture, in milliseconds; after it the component that shows the picture requests it. */
const PICTURE_TIMEOUT = 20_000;

/**
 * Requests the configuration, the registry, and what the start and the current screen will request with the
 * stored tokens, while the host's code loads. It knows addresses only: the HTTP client that takes the
 * responses validates them. The first pictures are decoded. Resolves when the requests of the start have been
 * sent.
 *
 * @param address the address on arrival; tokens in it win over stored ones
 */
export async function prefetchStart(
  { answers, pictures }: PrefetchStores,
  address: URL,
  local: Pick<KeyValueStorage, 'getItem'>,
): Promise<void> {
  const config = answers.prefetch(new URL(CONFIG_URL, address).href, { cache: 'no-cache' });
  const { apiBase, registryUrl } = ((await jsonOf(config)) ?? {}) as Record<string, unknown>;
  const bearer = local.getItem(ACCESS_KEY);
  if (isHandOff(address.pathname)) return;
  const prefetchRegistry = () =>
    typeof registryUrl === 'string'
      ? answers.prefetch(new URL(registryUrl, address).href, { cache: 'no-store' })
      : undefined;
  if (bearer === null || bringsTokens(address)) {
    // The sign-in reads the document of the address by the registry.
    prefetchRegistry();
    return;
  }
  if (typeof apiBase !== 'string') return;
  const base = apiBase.replace(/\/$/, '');
  const below = new URL(`${base}/`, address).href;
  // A path that resolves outside the API would receive the tokens.
  const isOurs = (url: string): boolean => url.startsWith(below);
  const call = ({ path, method = 'GET' }: { readonly path: string; readonly method?: string }) => {
    const url = new URL(base + path, address).href;
    return isOurs(url) ? answers.prefetch(url, { method, bearer }) : undefined;
  };
  FIRST_CALLS.forEach(call);
  // Later requests get new tokens when the present ones are about to expire.
  const isSoonReplaced = !staysInUse(bearer, Date.now());
  // The last session had an account, so it most likely has shelves.
  if (!isSoonReplaced && / ./.test(local.getItem(OWNER_KEY) ?? '')) call(SHELVES_CALL);
  const registry = prefetchRegistry();
  if (isSoonReplaced || registry === undefined) return;
  const callOfScreen = async ({ path, pictures: shown }: PrefetchedCall): Promise<void> => {
    const answer = await jsonOf(call({ path }));
    const urls = picturesIn(answer, shown)
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
      pictures.add(url, answers.fetch(request));
    }
  };
  jsonOf(registry)
    .then((document) => Promise.all(callsOf(address.pathname, document).map(callOfScreen)))
    // The loader of remotes and later callers report errors.
    .catch(() => undefined);
}

/** The body of a response, which stays readable for the next caller. */
async function jsonOf(asked: Promise<Response> | undefined): Promise<unknown> {
  const answer = await asked;
  return answer?.ok ? answer.clone().json() : undefined;
}

/**
 * The requests of the screen at an address, by the registry. No signature is verified here: these requests go to our
 * own server, and only the later callers see the responses.
 */
function callsOf(pathname: string, signed: unknown): readonly PrefetchedCall[] {
  const { statements } = signed as Pick<SignedRegistry, 'statements'>;
  return Object.values(statements).flatMap((statement) => {
    const { prefetch } = claimedDocument(statement) as Pick<Publication, 'prefetch'>;
    return prefetch?.[pathname] ?? [];
  });
}

/** The addresses of the first pictures in a response of the shape that the registry names. */
function picturesIn(answer: unknown, shown: PrefetchedCall['pictures']): readonly string[] {
  if (shown === undefined || !Array.isArray(answer)) return [];
  return answer
    .slice(0, shown.first)
    .map((thing: Readonly<Record<string, unknown>>) => thing[shown.field])
    .filter((picture) => typeof picture === 'string');
}

function bringsTokens({ searchParams }: URL): boolean {
  return searchParams.has('accessToken') || searchParams.has('configObject');
}
