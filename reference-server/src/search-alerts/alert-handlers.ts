import { emailSchema, type SearchAlerts } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { requireAuthor } from '../bookshelves/shelf-store.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { HttpError, notFound } from '../errors/http-error.ts';
import type { Session } from '../session/session.contract.ts';
import { alertsOfShelf, isSearch, setAlert } from './alert-store.ts';

/** Where mails to a caller go, and why none do. */
function mailing(
  { user }: Session,
  { mail }: Pick<ServerConfig, 'mail'>,
): Pick<SearchAlerts, 'address' | 'unmailed'> {
  const address = v.safeParse(emailSchema, user?.email);
  if (!address.success) return { address: null, unmailed: 'no-address' };
  if (mail.smtpUrl === undefined) return { address: null, unmailed: 'no-mail-server' };
  return { address: address.output, unmailed: null };
}

/** Mails about what is new for a saved search (`docs/decisions.md` 127); only the shelf's author has them. */
export const alertHandlers = defineHandlers({
  async getSearchAlerts({ params, session }, { config, database }) {
    const shelf = await requireAuthor(database, session, params.id);
    return { ...mailing(session, config), alerts: await alertsOfShelf(database, shelf) };
  },

  async setSearchAlert({ params, body, session }, { config, database }) {
    const shelf = await requireAuthor(database, session, params.id);
    if (!(await isSearch(database, shelf, params.itemId))) {
      throw notFound('There is no such search on this bookshelf');
    }
    if (body.frequency !== 'off' && mailing(session, config).unmailed === 'no-address') {
      throw new HttpError(409, 'Your account has no e-mail address');
    }
    await database.transaction((transaction) =>
      setAlert(transaction, { shelf, item: params.itemId, ...body }),
    );
  },
});
