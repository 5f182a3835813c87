import type { Services } from '../../endpoints/services.contract.ts';
import { endSession } from '../../session/session-store.ts';
import { admitPerson } from '../admission/admit-person.ts';
import { makeProvider } from '../make-provider.ts';
import { findProvider } from '../store/provider-store.ts';
import { attachProvider, takeTurnToAsk } from './provider-session.ts';

/**
 * Asks the provider of a session whether the person still has access, and with which role; nothing for a session that
 * was begun with a password. A session ends when the provider says no, and when it could not be asked for a day.
 *
 * @returns whether the session goes on
 */
export async function confirmSession(
  { database, config }: Pick<Services, 'database' | 'config'>,
  sessionId: string,
): Promise<boolean> {
  const asked = await takeTurnToAsk(database, sessionId);
  if (asked === undefined) return true;
  const { providerId, isOverdue } = asked;
  const end = async (): Promise<false> => {
    await endSession(database, sessionId);
    return false;
  };
  const stored = await findProvider(database, providerId);
  if (stored === undefined || !stored.isActive) return end();
  const standing = await makeProvider(stored, config).ask(asked.handle);
  if (standing.kind === 'gone') return end();
  if (standing.kind === 'unknown') return isOverdue ? end() : true;
  const { identity, handle } = standing;
  return database.transaction(async (transaction) => {
    if (identity !== undefined) {
      const admission = await admitPerson(transaction, stored, identity);
      const isSame = admission.kind === 'admitted' && admission.userId === asked.userId;
      if (!isSame) {
        await endSession(transaction, sessionId);
        return false;
      }
    }
    await attachProvider(transaction, sessionId, { providerId, handle });
    return true;
  });
}
