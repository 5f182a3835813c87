import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { providerPath } from '../identity-providers/store/provider-addresses.ts';
import { formCookie } from './login/form-cookie.ts';
import { formTokenOf } from './login/form-token.ts';
import { signInChoices } from './login/sign-in-choices.ts';
import { loginPath, type PageFields, pageFrame, sendPage, signInTarget } from './page-request.ts';
import { type LoginProblem, renderLoginPage } from './pages/login-page.ts';
import { renderBadLinkPage } from './pages/notice-pages.ts';
import { PAGE_TEXTS } from './pages/texts.ts';

const HIDDEN_FIELDS = ['redirect', 'lang', 'docKey', 'pubKey'];

/** The fields that every form of a sign-in keeps: its target and language. */
export const hiddenFields = (fields: PageFields): PageFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => HIDDEN_FIELDS.includes(name)));

/** Shows the sign-in form, or reports an invalid link. */
export async function showLoginForm(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  fields: PageFields,
  problem?: LoginProblem,
): Promise<FastifyReply> {
  const kept = hiddenFields(fields);
  const action = loginPath(services);
  const frame = {
    ...pageFrame(request, kept, services),
    addressIn: (lang: string) => `${action}?${new URLSearchParams({ ...kept, lang })}`,
  };
  const target = signInTarget(request, fields, services);
  if (target === null) return sendPage(reply, 400, renderBadLinkPage(frame, '/'));
  const cookie = formCookie(request, reply);
  const { database, config } = services;
  const choices = await signInChoices(database, config.sso.client);
  const query = new URLSearchParams(kept);
  const { signInWith } = PAGE_TEXTS[frame.language];
  const form = {
    action,
    hidden: { ...kept, formToken: formTokenOf(cookie, services.secrets.secret) },
    login: fields['login'] ?? '',
    providers: choices.map(({ id, name }) => ({
      href: `${providerPath(id, 'begin')}?${query}`,
      label: signInWith(name),
    })),
    ...(problem !== undefined && { problem }),
  };
  const status = { wrong: 401, stale: 403, 'too-many': 429 };
  return sendPage(
    reply,
    problem === undefined ? 200 : status[problem.kind],
    renderLoginPage(frame, form),
    [target.origin],
  );
}
