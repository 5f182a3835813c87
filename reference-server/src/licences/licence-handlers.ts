import { defineHandlers } from '../endpoints/define-handlers.ts';
import { forbidden, HttpError } from '../errors/http-error.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeOrThrow } from '../rate-limits/rate-limit.ts';
import { holderNames } from './holder-names.ts';
import { isLentHere } from './is-lent-here.ts';
import { acquireLicence, extendLicence, readLicence, releaseLicence } from './licence-store.ts';
import { requireReadable } from './readable-publication.ts';

/** Runs work when the client disconnects. A failure leaves a key that expires by itself. */
function onAbort(signal: AbortSignal, work: () => Promise<unknown>): void {
  const run = () => void work().catch(() => undefined);
  if (signal.aborted) run();
  else signal.addEventListener('abort', run, { once: true });
}

/**
 * The loan of a publication, from acquire to release. A key is valid only at a client that has the publication and
 * while the person may read it, but can be released from any client. A key whose response did not arrive is released at
 * once.
 */
export const licenceHandlers = defineHandlers({
  async acquireLicence({ params, session, address, signal }, { database, config }) {
    const { subject, id: sessionId, user, client } = session;
    // Without an account, one browser can be any number of people.
    const network = user === null ? networkOf(address) : undefined;
    if (network !== undefined) {
      await consumeOrThrow(database, { limit: 'publicLoanFromAddress', of: [network] });
    }
    await requireReadable(database, session, params.pubKey);
    const borrower = { subject, userId: user?.id ?? null, sessionId, network, client };
    const acquired = await acquireLicence(database, params.pubKey, borrower, config.loanSeconds);
    if (acquired.kind === 'granted') {
      const { licenseKey } = acquired.licence;
      onAbort(signal, () => releaseLicence(database, licenseKey, subject));
      return acquired.licence;
    }
    if (acquired.kind === 'too-many') throw new HttpError(429, 'Too many documents are open');
    const users = await holderNames(database, session, acquired.holders);
    throw forbidden('This document is already in use', users.length === 0 ? {} : { users });
  },

  async getLicenceExpiry({ params, session }, { database }) {
    if (!(await isLentHere(database, session, params.licenseKey))) return null;
    return readLicence(database, params.licenseKey, session.subject);
  },

  async extendLicence({ params, session }, { database, config }) {
    if (!(await isLentHere(database, session, params.licenseKey))) return null;
    return extendLicence(database, params.licenseKey, session.subject, config.loanSeconds);
  },

  async releaseLicence({ params, session }, { database }) {
    await releaseLicence(database, params.licenseKey, session.subject);
  },
});
