import { defineHandlers } from '../endpoints/define-handlers.ts';
import { forbidden } from '../errors/http-error.ts';
import { requireReadable } from '../licences/readable-publication.ts';
import type { Session } from '../session/session.contract.ts';
import { leavePlace, readPlaces, takePlace, type WaitingPerson } from './waiting-store.ts';

/** @throws 403 without an account: another browser would be another person */
function waitingPerson({ user, client }: Session): WaitingPerson {
  if (user === null) throw forbidden('Log in to wait for a document');
  return { userId: user.id, client };
}

/** The caller's own places in queues (`docs/decisions.md` 124). */
export const waitingHandlers = defineHandlers({
  async getWaitingPlaces({ session }, { database }) {
    return readPlaces(database, waitingPerson(session));
  },

  async takeWaitingPlace({ params: { pubKey }, body, session }, { database, config }) {
    const person = waitingPerson(session);
    await requireReadable(database, session, pubKey);
    return { outcome: await takePlace(database, pubKey, person, config.loanSeconds, body.mailIn) };
  },

  async leaveWaitingPlace({ params: { pubKey }, session }, { database, config }) {
    await leavePlace(database, pubKey, waitingPerson(session), config.loanSeconds);
  },
});
