import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { registerScope } from '../../http/register-scope.ts';
import { networkOf } from '../../rate-limits/network-of.ts';
import { consume } from '../../rate-limits/rate-limit.ts';
import { FORGOTTEN_PATH } from '../../sso/forgotten-path.constant.ts';
import { loginLink, pageFields, sendPage, tokenFrame } from '../../sso/page-request.ts';
import { renderInput } from '../../sso/pages/form-field.ts';
import { html } from '../../sso/pages/html.ts';
import { type PageFrame, renderPage } from '../../sso/pages/layout.ts';
import { LOGIN_INPUT } from '../../sso/pages/login-page.ts';
import { renderNotice, renderTooManyPage } from '../../sso/pages/notice-pages.ts';
import { PAGE_TEXTS } from '../../sso/pages/texts.ts';
import { FORGOTTEN_TEXTS } from './forgotten-texts.ts';
import { sendResetLink } from './send-reset-link.ts';

function renderForm(frame: PageFrame): string {
  const { title, intro, submit } = FORGOTTEN_TEXTS[frame.language];
  const { accountName: label } = PAGE_TEXTS[frame.language];
  const field = { name: 'login', label, note: undefined, isInvalid: false };
  const sheet = html`<h1>${title}</h1>
<p>${intro}</p>
<form method="post" action="${FORGOTTEN_PATH}">
<input type="hidden" name="lang" value="${frame.language}">
${renderInput(field, { attributes: LOGIN_INPUT, hasFocus: true })}
<button class="action" type="submit">${submit}</button>
</form>`;
  return renderPage(frame, title, sheet);
}

/** Serves the page on which a person who forgot their password asks for a link, sent to the account's own address. */
export async function routeForgotten(app: FastifyInstance, services: Services): Promise<void> {
  await registerScope(app, 'forgotten password', async (scope) => {
    await scope.register(formbody, { bodyLimit: 32 * 1024 });
    scope.get(FORGOTTEN_PATH, async (request, reply) => {
      const frame = tokenFrame(request, pageFields(request.query), services);
      return sendPage(reply, 200, renderForm(frame));
    });
    scope.post(FORGOTTEN_PATH, async (request, reply) => {
      const fields = pageFields(request.body);
      const { addressIn: _addressIn, ...frame } = tokenFrame(request, fields, services);
      const login = fields['login']?.trim() ?? '';
      const isName = login !== '' && login.length <= LOGIN_INPUT.maxlength;
      if (!isName) return sendPage(reply, 422, renderForm(frame));
      const seconds = await consume(services.database, {
        limit: 'resetMailFromAddress',
        of: [networkOf(request.ip)],
      });
      if (seconds > 0) {
        reply.header('retry-after', seconds);
        return sendPage(reply, 429, renderTooManyPage(frame, Math.ceil(seconds / 60)));
      }
      const { language } = frame;
      await sendResetLink(services, { login, language });
      const { sent, sentHelp } = FORGOTTEN_TEXTS[language];
      const link = loginLink(services, language);
      return sendPage(reply, 200, renderNotice(frame, sent, sentHelp(login), link));
    });
  });
}
