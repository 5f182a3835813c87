import { defineHandlers } from '../app/define-handlers.ts';
import { forbidden, HttpError } from '../app/http-error.ts';
import type { Queryable } from '../database/database.contract.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { spendOrRefuse } from '../rate-limits/rate-limit.ts';
import { isLentHere } from './is-lent-here.ts';
import { acquireLicence, extendLicence, readLicence, releaseLicence } from './licence-store.ts';
import { requirePublication } from './visible-publication.ts';

/**
 * The full names behind these subjects, as far as they are people of the same client: nobody learns
 * who reads at another library.
 */
async function namesOf(
  database: Queryable,
  client: string,
  subjects: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ full_name: string }>(
    `select u.full_name from users u
     join user_clients m on m.user_id = u.id and m.client_ref = $1
     where 'user:' || u.id = any($2::text[]) order by u.full_name`,
    [client, subjects],
  );
  return rows.map((row) => row.full_name);
}

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
    const users = await namesOf(database, session.client, acquired.holders);
    throw forbidden('This document is already in use', { users });
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
