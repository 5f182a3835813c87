import type { FastifyReply } from 'fastify';
import { cleanIdentity } from '../identity-providers/admission/clean-identity.ts';
import {
  type Identity,
  type PasswordProvider,
  ProviderRefusal,
} from '../identity-providers/provider.contract.ts';
import { takeSignIn } from '../identity-providers/sign-ins/sign-in-store.ts';
import { providerPath } from '../identity-providers/store/provider-addresses.ts';
import type { StoredProvider } from '../identity-providers/store/provider-store.ts';
import { countAttempt, countSuccess } from '../sso/login/attempt.ts';
import { formCookie, isFromOurPage } from '../sso/login/form-cookie.ts';
import { FORM_COOKIE, formTokenOf } from '../sso/login/form-token.ts';
import { type PageFields, pageFrame, sendPage, signInTarget } from '../sso/page-request.ts';
import type { LoginProblem } from '../sso/pages/login-page.ts';
import { renderBadLinkPage } from '../sso/pages/notice-pages.ts';
import { renderDirectoryPage } from './directory-page.ts';
import { letIn, type SignInRequest, showRefusal, showTrial } from './finish-sign-in.ts';

const FORM_FIELDS = ['redirect', 'lang', 'docKey', 'pubKey', 'trial'];
const STATUS = { wrong: 401, stale: 403, 'too-many': 429 };

/** The form of a directory, and what is typed in it. */
export interface DirectoryRequest {
  readonly asked: SignInRequest;
  readonly provider: PasswordProvider;
  /** `trial` is the state of a trial. */
  readonly fields: PageFields;
  /** The cookie that the answer sets already; default: that of the browser. */
  readonly cookie?: string;
}

/** The host of a directory. */
const hostOf = ({ settings }: StoredProvider): string =>
  settings.kind === 'ldap' ? new URL(settings.address).host : '';

/** Shows the form, or reports an invalid link. */
export function showDirectoryForm(
  { asked, fields, cookie }: DirectoryRequest,
  problem?: LoginProblem,
): FastifyReply {
  const { request, reply, services, stored } = asked;
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([name]) => FORM_FIELDS.includes(name)),
  );
  const frame = pageFrame(request, kept, services);
  const target = signInTarget(request, fields, services);
  if (target === null) return sendPage(reply, 400, renderBadLinkPage(frame, '/'));
  const isTrial = fields['trial'] !== undefined;
  const formToken = formTokenOf(cookie ?? formCookie(request, reply), services.secrets.secret);
  const { addressIn, ...onceFrame } = frame;
  const page = renderDirectoryPage(
    // A trial's page is shown once: the ticket in its address is used.
    { ...onceFrame, ...(!isTrial && addressIn && { addressIn }) },
    {
      action: providerPath(stored.id, 'begin'),
      name: stored.name,
      library: stored.library,
      host: hostOf(stored),
      isTrial,
      hidden: { ...kept, formToken },
      login: fields['login'] ?? '',
      ...(problem !== undefined && { problem }),
    },
  );
  const status = problem === undefined ? 200 : STATUS[problem.kind];
  return sendPage(reply, status, page, [target.origin]);
}

/** Asks the directory. Failed attempts count as at the sign-in page, for each provider by themselves. */
async function ask({
  asked: { request, services, stored },
  provider,
  fields: { login = '', password = '' },
}: DirectoryRequest): Promise<Identity | ProviderRefusal | { readonly seconds: number }> {
  const { database } = services;
  const account = `${stored.id}:${login}`;
  const attempt = { login: account, address: request.ip, browser: undefined };
  const seconds = await countAttempt(database, attempt);
  if (seconds > 0) return { seconds };
  try {
    const identity = cleanIdentity(await provider.check(login, password));
    await countSuccess(database, attempt);
    return identity;
  } catch (error) {
    if (error instanceof ProviderRefusal) return error;
    throw error;
  }
}

/** `POST …/begin`: checks user name and password with the directory. */
export async function postDirectoryForm(given: DirectoryRequest): Promise<FastifyReply> {
  const { asked, fields } = given;
  const { request, reply, services, stored } = asked;
  const target = signInTarget(request, fields, services);
  if (target === null) return showDirectoryForm(given);
  if (!isFromOurPage(request, fields['formToken'], services.secrets.secret)) {
    return showDirectoryForm(given, { kind: 'stale' });
  }
  const { trial } = fields;
  if (trial !== undefined) {
    const browser = request.cookies[FORM_COOKIE] ?? '';
    const { id: providerId } = stored;
    const begun = await takeSignIn(services.database, { state: trial, providerId, browser });
    if (begun === undefined || begun.target !== null) {
      return showDirectoryForm(given, { kind: 'stale' });
    }
  }
  const outcome = await ask(given);
  if ('seconds' in outcome) {
    reply.header('retry-after', outcome.seconds);
    return showDirectoryForm(given, {
      kind: 'too-many',
      minutes: Math.ceil(outcome.seconds / 60),
    });
  }
  if (trial !== undefined) return showTrial(asked, outcome);
  if (!(outcome instanceof ProviderRefusal)) return letIn(asked, outcome, target);
  return outcome.reason === 'wrong'
    ? showDirectoryForm(given, { kind: 'wrong' })
    : showRefusal(asked, outcome, target.href);
}
