import { defineHandlers } from '../endpoints/define-handlers.ts';
import { forbidden, HttpError } from '../errors/http-error.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { spendOrRefuse } from '../rate-limits/rate-limit.ts';
import { holderNames } from './holder-names.ts';
import { isLentHere } from './is-lent-here.ts';
import { acquireLicence, extendLicence, readLicence, releaseLicence } from './licence-store.ts';
import { requirePublication } from './visible-publication.ts';

/**
 * Does something when the answer does not reach who asked. What fails of it is no more than a key that
 * lapses by itself.
 */
function whenGone(signal: AbortSignal, work: () => Promise<unknown>): void {
  const run = () => void work().catch(() => undefined);
  if (signal.aborted) run();
  else signal.addEventListener('abort', run, { once: true });
}

/**
 * The loan of a publication, from acquire to release. A key counts only at a client that has the
 * publication: whoever leaves a library takes no loan along, but can give it back from anywhere. A key that
 * nobody was told of, for the page had gone when it was granted, is given back at once.
 */
export const licenceHandlers = defineHandlers({
  async acquireLicence({ params, session, address, signal }, { database, config }) {
    const { subject, id: sessionId, user } = session;
    // Whoever has no account can be as many people as they like.
    const network = user === null ? networkOf(address) : undefined;
    if (network !== undefined) {
      await spendOrRefuse(database, { limit: 'publicLoanFromAddress', of: [network] });
    }
    await requirePublication(database, session.client, params.pubKey);
    const borrower = { subject, userId: user?.id ?? null, sessionId, network };
    const acquired = await acquireLicence(database, params.pubKey, borrower, config.loanSeconds);
    if (acquired.kind === 'granted') {
      const { licenseKey } = acquired.licence;
      whenGone(signal, () => releaseLicence(database, licenseKey, subject));
      return acquired.licence;
    }
    if (acquired.kind === 'too-many') throw new HttpError(429, 'Too many documents are open');
    const users = await holderNames(database, session, acquired.holders);
    throw forbidden('This document is already in use', users.length === 0 ? {} : { users });
  },

  async getLicenceExpiry({ params, session }, { database }) {
    if (!(await isLentHere(database, session.client, params.licenseKey))) return null;
    return readLicence(database, params.licenseKey, session.subject);
  },

  async extendLicence({ params, session }, { database, config }) {
    if (!(await isLentHere(database, session.client, params.licenseKey))) return null;
    return extendLicence(database, params.licenseKey, session.subject, config.loanSeconds);
  },

  async releaseLicence({ params, session }, { database }) {
    await releaseLicence(database, params.licenseKey, session.subject);
  },
});
