import type { EmbedCredential } from '@leeszaal/shared-contracts';
import type { Loaded } from '../../list/use-loaded.ts';

/** The valid credentials of the library. */
export interface LoadedCredentials {
  readonly kind: 'ready';
  readonly credentials: readonly EmbedCredential[];
}

/** The valid credentials of the library, as far as they have loaded. */
export type CredentialList = Loaded<LoadedCredentials>;

/** The list with a new credential at its end, where the server has it: a load that ended meanwhile may have it too. */
export function withCredential(list: CredentialList, made: EmbedCredential): CredentialList {
  if (list.kind !== 'ready') return list;
  const { id, label, madeAt, usedAt } = made;
  const others = list.credentials.filter((one) => one.id !== id);
  return { ...list, credentials: [...others, { id, label, madeAt, usedAt }] };
}

/** The list without a revoked credential. */
export function withoutCredential(list: CredentialList, id: string): CredentialList {
  if (list.kind !== 'ready') return list;
  return { ...list, credentials: list.credentials.filter((one) => one.id !== id) };
}
