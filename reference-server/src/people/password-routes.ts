import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { registerScope } from '../http/register-scope.ts';
import { ClosedLibraryError } from '../session/closed-library-error.ts';
import { showClosedLibraries } from '../sso/closed-library-page.ts';
import { type PasswordField, passwordProblems } from '../sso/new-password/new-password.contract.ts';
import {
  loginLink,
  type PageFields,
  pageFields,
  sendPage,
  tokenFrame,
} from '../sso/page-request.ts';
import { renderNotice } from '../sso/pages/notice-pages.ts';
import { choosePassword, findLinkedPerson, type LinkedPerson } from './account-links.ts';
import { PASSWORD_PATH } from './password-link.ts';
import { renderPasswordPage } from './password-page.ts';
import { PASSWORD_TEXTS } from './password-texts.ts';

/** Serves the page on which the holder of a link chooses a password, once (`docs/decisions.md` 99). */
export async function routePasswords(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;

  function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      fields,
      person,
      problems = [],
    }: {
      readonly fields: PageFields;
      readonly person: LinkedPerson;
      readonly problems?: readonly PasswordField[];
    },
  ): FastifyReply {
    const form = { action: PASSWORD_PATH, token: fields['token'] ?? '', person, problems };
    const page = renderPasswordPage(tokenFrame(request, fields, services), form);
    return sendPage(reply, problems.length === 0 ? 200 : 422, page);
  }

  function sendBadLink(request: FastifyRequest, reply: FastifyReply, fields: PageFields) {
    const frame = tokenFrame(request, fields, services);
    const { ended, endedHelp } = PASSWORD_TEXTS[frame.language];
    const link = loginLink(services, frame.language);
    return sendPage(reply, 404, renderNotice(frame, ended, endedHelp, link));
  }

  /** The person of a link. @throws ClosedLibraryError when their libraries are switched off */
  async function personOf(token: string): Promise<LinkedPerson | undefined> {
    const person = await findLinkedPerson(database, token);
    if (person?.isShutOut) throw new ClosedLibraryError();
    return person;
  }

  await registerScope(app, 'password', async (scope) => {
    await scope.register(formbody, { bodyLimit: 32 * 1024 });
    showClosedLibraries(scope, services);
    scope.get(PASSWORD_PATH, async (request, reply) => {
      const fields = pageFields(request.query);
      const person = await personOf(fields['token'] ?? '');
      if (person === undefined) return sendBadLink(request, reply, fields);
      return sendForm(request, reply, { fields, person });
    });
    scope.post(PASSWORD_PATH, async (request, reply) => {
      const fields = pageFields(request.body);
      const { token = '', password = '' } = fields;
      const person = await personOf(token);
      if (person === undefined) return sendBadLink(request, reply, fields);
      const problems = passwordProblems(fields);
      if (problems.length > 0) return sendForm(request, reply, { fields, person, problems });
      if (!(await choosePassword(database, token, password))) {
        return sendBadLink(request, reply, fields);
      }
      const { addressIn: _addressIn, ...frame } = tokenFrame(request, fields, services);
      const { saved, savedHelp } = PASSWORD_TEXTS[frame.language];
      const link = loginLink(services, frame.language);
      return sendPage(reply, 200, renderNotice(frame, saved, savedHelp(person.login), link));
    });
  });
}
