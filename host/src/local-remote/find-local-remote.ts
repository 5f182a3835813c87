import {
  LOCAL_REMOTE_PATH,
  type LocalRemote,
  localOrigin,
  localRemoteSchema,
  readLocalFragment,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import type { FetchFile } from '../remotes/registry/request-registry.ts';

/** Whether this browser has a local remote. */
export type LocalState =
  | { readonly kind: 'none' }
  | { readonly kind: 'local'; readonly origin: string; readonly remote: LocalRemote }
  /** No development server answers at the origin. */
  | { readonly kind: 'unreachable'; readonly origin: string }
  /** The link was used before. */
  | { readonly kind: 'used-link' };

/** Dependencies of {@link findLocalRemote}. */
export interface FindOptions {
  readonly address: URL;
  /** `localStorage`: the choice is this browser's alone. */
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly fetchFile: FetchFile;
  /** Replaces the address by one without the link. */
  readonly replaceAddress: (address: URL) => void;
}

const KEY = 'leeszaal.local-remote';

/** Milliseconds. */
const TIMEOUT = 5_000;

/** A `code` has yet to be accepted by the development server. */
const choiceSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ port: v.pipe(v.number(), v.integer()), code: v.optional(v.string()) }),
);

/** Finds the local remote that this browser has chosen, by a link now or earlier. */
export async function findLocalRemote(options: FindOptions): Promise<LocalState> {
  const { address, store, fetchFile, replaceAddress } = options;
  const link = readLocalFragment(address.hash);
  if (link) {
    store.setItem(KEY, JSON.stringify(link));
    replaceAddress(new URL(address.pathname + address.search, address));
  }
  const choice = v.safeParse(choiceSchema, store.getItem(KEY));
  if (!choice.success) return { kind: 'none' };
  const { port, code } = choice.output;
  const origin = localOrigin(port);
  const url = new URL(LOCAL_REMOTE_PATH, origin);
  if (code !== undefined) url.searchParams.set('code', code);
  const signal = AbortSignal.timeout(TIMEOUT);
  const request = fetchFile(url.href, { cache: 'no-store', signal });
  const response = await request.catch(() => undefined);
  const remote = v.safeParse(localRemoteSchema, await response?.json().catch(() => undefined));
  if (response?.ok && remote.success) {
    store.setItem(KEY, JSON.stringify({ port }));
    return { kind: 'local', origin, remote: remote.output };
  }
  // A link chooses nothing before the development server has accepted it.
  if (code !== undefined) forgetLocalRemote(store);
  return response?.status === 403 ? { kind: 'used-link' } : { kind: 'unreachable', origin };
}

/** Ends this browser's choice; the next load has the released remotes. */
export const forgetLocalRemote = (store: Pick<Storage, 'removeItem'>): void =>
  store.removeItem(KEY);
