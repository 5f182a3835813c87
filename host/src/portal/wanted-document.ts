import { inTime, type NavigationPort } from '@leeszaal/shared-contracts';
import { documentAt } from '../guard/arrival.ts';
import { type GuardSession, guard } from '../guard/guard.ts';
import type { Remotes } from '../remotes/index.ts';
import type { WantedDocument } from './exits.ts';

/** Dependencies of {@link wantedDocument}. */
export interface WantedDocumentOptions {
  readonly navigation: Pick<NavigationPort, 'current' | 'navigate'>;
  readonly remotes: { readonly registry: Pick<Remotes['registry'], 'current'> };
  readonly guardSession: () => GuardSession;
}

/** Time limit for the registry, in milliseconds: a slow registry must not delay the sign-in. */
const REGISTRY_TIMEOUT = 2_000;

/**
 * The document of the first address, for the sign-in; follows a moved address, to which the sign-in leads back.
 * Without a registry in time, the host reads the document from the addresses that it knows itself.
 */
export async function wantedDocument(options: WantedDocumentOptions): Promise<WantedDocument> {
  const { navigation, guardSession, remotes } = options;
  const registry = remotes.registry.current().catch(() => undefined);
  await inTime(registry, REGISTRY_TIMEOUT);
  const verdict = () => guard(navigation.current().pathname, guardSession());
  const first = verdict();
  if (first.kind === 'redirect' && first.reason === 'moved') {
    navigation.navigate(first.path, { replace: true });
  }
  if (!guardSession().screens) return documentAt(navigation.current().pathname);
  const last = verdict();
  return last.kind === 'sign-in' ? last : {};
}
