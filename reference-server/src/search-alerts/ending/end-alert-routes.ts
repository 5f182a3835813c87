import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { registerScope } from '../../http/register-scope.ts';
import { pageFields, sendPage, tokenFrame } from '../../sso/page-request.ts';
import { html } from '../../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../../sso/pages/layout.ts';
import { renderNotice } from '../../sso/pages/notice-pages.ts';
import { END_ALERT_PATH, findLinkedAlert, type LinkedAlert } from '../alert-links.ts';
import { endAlert } from '../alert-store.ts';
import { searchName } from '../search-name.ts';
import { END_ALERT_TEXTS } from './end-alert-texts.ts';

function renderQuestion(frame: PageFrame, token: string, alert: LinkedAlert): string {
  const { title, intro, introRemoved, submit } = END_ALERT_TEXTS[frame.language];
  const { query, shelf, library } = alert;
  const said =
    query === undefined
      ? introRemoved(shelf, library)
      : intro(searchName(query, frame.language), shelf, library);
  const action = `${END_ALERT_PATH}?${new URLSearchParams({ token, lang: frame.language })}`;
  const sheet = html`<h1>${title}</h1>
<p>${said}</p>
<form method="post" action="${action}">
<button class="action" type="submit">${submit}</button>
</form>`;
  return renderPage(frame, title, sheet);
}

function renderEnded(frame: PageFrame, { query }: LinkedAlert): string {
  const { ended, endedHelp, endedRemoved } = END_ALERT_TEXTS[frame.language];
  const help = query === undefined ? endedRemoved : endedHelp(searchName(query, frame.language));
  return renderNotice(frame, ended, help);
}

/**
 * Serves the link in each mail about a saved search, which ends these mails without a login (`docs/decisions.md` 127).
 * Opening it asks, since programs open links of mails, too. A POST ends the mails, by the page or by a mail program
 * that sends what RFC 8058 says; it may be repeated.
 */
export async function routeEndingAlerts(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;

  function sendUnknown(reply: FastifyReply, frame: PageFrame): FastifyReply {
    const { unknown, unknownHelp } = END_ALERT_TEXTS[frame.language];
    return sendPage(reply, 404, renderNotice(frame, unknown, unknownHelp));
  }

  async function linkOf(request: FastifyRequest) {
    const fields = pageFields(request.query);
    const token = fields['token'] ?? '';
    const frame = tokenFrame(request, fields, services);
    return { token, frame, alert: await findLinkedAlert(database, token) };
  }

  await registerScope(app, 'ending of alerts', async (scope) => {
    await scope.register(formbody, { bodyLimit: 32 * 1024 });
    scope.get(END_ALERT_PATH, async (request, reply) => {
      const { token, frame, alert } = await linkOf(request);
      if (alert === undefined) return sendUnknown(reply, frame);
      const page = alert.isOn ? renderQuestion(frame, token, alert) : renderEnded(frame, alert);
      return sendPage(reply, 200, page);
    });
    scope.post(END_ALERT_PATH, async (request, reply) => {
      const { frame, alert } = await linkOf(request);
      if (alert === undefined) return sendUnknown(reply, frame);
      await database.transaction((transaction) => endAlert(transaction, alert.id));
      return sendPage(reply, 200, renderEnded(frame, alert));
    });
  });
}
