import { type EarlyAnswers, staysInUse } from '@leeszaal/shared-contracts';
import type { Registry } from '@leeszaal/shared-contracts/registry';
import { CONFIG_URL } from '../config/config-url.ts';
import { routeOf } from '../routing/routes.ts';
import type { KeptValues } from '../session/browser-storage.ts';
import { OWNER_KEY } from '../session/owner-key.ts';
import { ACCESS_KEY } from '../session/token-keys.ts';

type Call = readonly [method: 'GET' | 'POST', path: string];

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
 * tokens that are kept, while most of the host is still on its way. It runs in the entry, so it knows addresses
 * only: what the answers are, and whether they are any good, is the client's affair, which takes them
 * (`createEarlyAnswers`). Resolves when what the start asks is on its way.
 *
 * @param address as it was arrived at: tokens that it brings along count before those that are kept
 */
export async function askAhead(
  early: Pick<EarlyAnswers, 'ask'>,
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
  const ask = ([method, path]: Call): void => {
    const { href } = new URL(base + path, address);
    // What is no path below the API leads elsewhere, and the tokens with it.
    if (href.startsWith(below)) void early.ask(href, { method, bearer });
  };
  for (const call of FIRST_CALLS) ask(call);
  // What is asked only after these is asked with new tokens where the present ones have ended.
  const isSoonReplaced = !staysInUse(bearer, Date.now());
  // Whoever was here last had an account, so most likely has shelves.
  if (!isSoonReplaced && / ./.test(local.getItem(OWNER_KEY) ?? '')) ask(SHELVES_CALL);
  if (typeof registryUrl !== 'string') return;
  early
    .ask(new URL(registryUrl, address).href, { cache: 'no-store' })
    ?.then(async (registry) => {
      if (!registry.ok || isSoonReplaced) return;
      for (const path of askedAt(address.pathname, await registry.clone().json())) {
        ask(['GET', path]);
      }
    })
    // Told by whoever loads the remotes.
    .catch(() => undefined);
}

/**
 * What the screen of an address will ask, by the registry. Nobody has looked at its signature yet, nor need
 * they: these are questions to our own server, whose answers nobody sees but who would have asked.
 */
function askedAt(pathname: string, { payload }: { readonly payload: string }): readonly string[] {
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const { remotes }: Pick<Registry, 'remotes'> = JSON.parse(text);
  return Object.values(remotes).flatMap(({ ahead }) => ahead?.[pathname] ?? []);
}

function bringsTokens({ searchParams }: URL): boolean {
  return searchParams.has('accessToken') || searchParams.has('configObject');
}
