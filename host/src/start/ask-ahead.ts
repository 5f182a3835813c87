import type { EarlyAnswers } from '@leeszaal/shared-contracts';
import type { Registry } from '@leeszaal/shared-contracts/registry';
import { CONFIG_URL } from '../config/config-url.ts';
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
/** With two of them it would name a server. */
const PATH = /^\/(?![/\\])/;

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
  if (!answer?.ok || bearer === null || bringsTokens(address)) return;
  const config: { apiBase?: unknown; registryUrl?: unknown } = await answer.clone().json();
  const { apiBase, registryUrl } = config;
  if (typeof apiBase !== 'string') return;
  const ask = ([method, path]: Call): void =>
    void early.ask(new URL(apiBase.replace(/\/$/, '') + path, address).href, { method, bearer });
  // Whoever was here last had an account, so most likely has shelves.
  const hadAccount = / ./.test(local.getItem(OWNER_KEY) ?? '');
  for (const call of hadAccount ? [...FIRST_CALLS, SHELVES_CALL] : FIRST_CALLS) ask(call);
  if (typeof registryUrl !== 'string') return;
  early
    .ask(new URL(registryUrl, address).href, { cache: 'no-store' })
    ?.then(async (registry) => {
      if (!registry.ok) return;
      for (const path of askedAt(address.pathname, await registry.clone().json())) {
        ask(['GET', path]);
      }
    })
    // Told by whoever loads the remotes.
    .catch(() => undefined);
}

/**
 * What the screen of an address will ask, by the registry. Nobody has looked at its signature yet, nor need
 * they: these are questions to our own server, whose answers nobody sees but who would have asked. What is no
 * path could lead elsewhere, and the tokens with it.
 */
function askedAt(pathname: string, { payload }: { readonly payload: string }): readonly string[] {
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const { remotes }: Pick<Registry, 'remotes'> = JSON.parse(text);
  return Object.values(remotes)
    .flatMap(({ ahead }) => ahead?.[pathname] ?? [])
    .filter((path) => PATH.test(path));
}

function bringsTokens({ searchParams }: URL): boolean {
  return searchParams.has('accessToken') || searchParams.has('configObject');
}
