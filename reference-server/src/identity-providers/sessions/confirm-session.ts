import { setTimeout } from 'node:timers/promises';
import type { Services } from '../../endpoints/services.contract.ts';
import { endSession } from '../../session/session-store.ts';
import { admitPerson } from '../admission/admit-person.ts';
import { cleanIdentity } from '../admission/clean-identity.ts';
import { makeProvider } from '../make-provider.ts';
import type { Standing } from '../provider.contract.ts';
import { findProvider, type StoredProvider } from '../store/provider-store.ts';
import { type AskedSession, keepHandle, keepProvider, takeTurnToAsk } from './provider-session.ts';

type AskServices = Pick<Services, 'database' | 'config'>;

/** How long a refresh waits for the provider, in milliseconds. The answer counts also when it comes later. */
const PATIENCE_MS = 5000;

/** The provider's answer about a session. A malformed answer counts as none. */
async function ask(
  stored: StoredProvider,
  { handle }: AskedSession,
  { config }: AskServices,
): Promise<Standing> {
  try {
    const standing = await makeProvider(stored, config).ask(handle);
    if (standing.kind !== 'active' || standing.identity === undefined) return standing;
    return { ...standing, identity: cleanIdentity(standing.identity) };
  } catch (cause) {
    return { kind: 'unknown', cause };
  }
}

/** Acts on what a provider says. @returns whether the session goes on */
async function settle(
  { database }: AskServices,
  sessionId: string,
  { providerId, userId, isOverdue }: AskedSession,
  standing: Standing,
): Promise<boolean> {
  const isOver = standing.kind === 'gone' || (standing.kind === 'unknown' && isOverdue);
  if (isOver) {
    await endSession(database, sessionId);
    return false;
  }
  if (standing.kind === 'unknown') {
    if (standing.handle !== undefined) await keepHandle(database, sessionId, standing.handle);
    return true;
  }
  const { identity, handle } = standing;
  return database.transaction(async (transaction) => {
    if (identity !== undefined) {
      const arrival = { providerId, identity, mayBeFirst: false };
      const admission = await admitPerson(transaction, arrival);
      if (admission.kind !== 'admitted' || admission.userId !== userId) {
        await endSession(transaction, sessionId);
        return false;
      }
    }
    return keepProvider(transaction, sessionId, handle);
  });
}

/**
 * Asks the provider of a session whether the person still has access, and with which role; nothing for a session that
 * was begun with a password. A session ends when the provider says no, and when it could not be asked for a day.
 *
 * @returns whether the session goes on
 */
export async function confirmSession(
  services: AskServices,
  sessionId: string,
  patience = PATIENCE_MS,
): Promise<boolean> {
  const { database } = services;
  const asked = await takeTurnToAsk(database, sessionId);
  if (asked === undefined) return true;
  const stored = await findProvider(database, asked.providerId);
  if (stored === undefined || !stored.isActive || !stored.isOpen) {
    await endSession(database, sessionId);
    return false;
  }
  const settled = ask(stored, asked, services).then((standing) =>
    settle(services, sessionId, asked, standing),
  );
  const waiting = new AbortController();
  const late = setTimeout(patience, 'late' as const, { signal: waiting.signal });
  // It rejects when it is not waited for any more.
  late.catch(() => undefined);
  try {
    const answer = await Promise.race([settled, late]);
    if (answer !== 'late') return answer;
  } finally {
    waiting.abort();
  }
  // A late answer that cannot be kept is asked for again.
  settled.catch(() => undefined);
  return !asked.isOverdue;
}
