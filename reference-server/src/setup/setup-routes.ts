import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { registerScope } from '../http/register-scope.ts';
import { isSameSecret } from '../session/mac.ts';
import {
  loginLink,
  type PageFields,
  pageFields,
  sendPage,
  tokenFrame,
} from '../sso/page-request.ts';
import type { PageFrame } from '../sso/pages/layout.ts';
import { renderBadLinkPage, renderNotice } from '../sso/pages/notice-pages.ts';
import { withTicked } from './offered-languages.ts';
import { hasLibrary, setUpLibrary } from './set-up-library.ts';
import { readAnswers } from './setup-answers.ts';
import { renderSetupPage } from './setup-page.ts';
import { SETUP_TEXTS, type SetupField } from './setup-texts.ts';

/** Path of the page that sets up the first library. */
export const SETUP_PATH = '/auth/setup';

/** Makes a token for the link to the page, valid while this process runs. */
export const makeSetupToken = (): string => randomBytes(32).toString('base64url');

/** The path of the link that an operator gets at the start. */
export const setupLink = (token: string): string =>
  `${SETUP_PATH}?${new URLSearchParams({ token })}`;

/** For a person who has used the link, perhaps just now. */
function renderExists(frame: PageFrame, services: Services): string {
  const { ready, exists } = SETUP_TEXTS[frame.language];
  return renderNotice(frame, ready, exists, loginLink(services, frame.language));
}

/** Sends the page of a portal without a library. */
export function sendNoLibrary(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): FastifyReply {
  const { lang } = pageFields(request.query);
  const frame = tokenFrame(request, lang === undefined ? {} : { lang }, services);
  const { noLibrary, noLibraryHelp } = SETUP_TEXTS[frame.language];
  return sendPage(reply, 503, renderNotice(frame, noLibrary, noLibraryHelp));
}

/**
 * Serves the page that sets up the first library, to holders of the token, until there is one
 * (`docs/decisions.md` 98).
 */
export async function routeSetup(
  app: FastifyInstance,
  { services, token }: { readonly services: Services; readonly token: string },
): Promise<void> {
  const { database } = services;
  const action = SETUP_PATH;

  /** Answers a request that may not set up a library. @returns whether it did */
  async function refuse(request: FastifyRequest, reply: FastifyReply, fields: PageFields) {
    const exists = await hasLibrary(database);
    const isAdmitted = isSameSecret(fields['token'] ?? '', token);
    if (!exists && isAdmitted) return false;
    const frame = tokenFrame(request, fields, services);
    if (!exists) sendNoLibrary(request, reply, services);
    else if (isAdmitted) sendPage(reply, 404, renderExists(frame, services));
    else sendPage(reply, 404, renderBadLinkPage(frame, '/'));
    return true;
  }

  function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { password: _password, passwordAgain: _again, ...fields }: PageFields,
    problems: ReadonlySet<SetupField> = new Set(),
  ): FastifyReply {
    const page = renderSetupPage(tokenFrame(request, fields, services), {
      action,
      token,
      typed: fields,
      problems,
    });
    return sendPage(reply, problems.size === 0 ? 200 : 422, page);
  }

  await registerScope(app, 'setup', async (scope) => {
    await scope.register(formbody, { bodyLimit: 32 * 1024 });
    scope.get(SETUP_PATH, async (request, reply) => {
      const fields = pageFields(request.query);
      if (await refuse(request, reply, fields)) return reply;
      return sendForm(request, reply, fields);
    });
    scope.post(SETUP_PATH, async (request, reply) => {
      const fields = withTicked(pageFields(request.body));
      if (await refuse(request, reply, fields)) return reply;
      const answers = readAnswers(fields);
      if (answers.kind === 'incomplete') return sendForm(request, reply, fields, answers.problems);
      const frame = tokenFrame(request, fields, services);
      if (!(await setUpLibrary(database, answers.library))) {
        return sendPage(reply, 404, renderExists(frame, services));
      }
      request.log.warn('the first library was set up');
      const { addressIn: _addressIn, ...shownOnce } = frame;
      const { ready, readyHelp } = SETUP_TEXTS[frame.language];
      const { libraryName, email } = answers.library;
      const login = loginLink(services, frame.language);
      return sendPage(
        reply,
        200,
        renderNotice(shownOnce, ready, readyHelp(libraryName, email), login),
      );
    });
  });
}
