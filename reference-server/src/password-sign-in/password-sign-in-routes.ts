import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { registerScope } from '../http/register-scope.ts';
import { showClosedLibraries } from '../sso/closed-library-page.ts';
import { postCode, postSetUp } from './second-step.ts';
import { getLogin, postLogin } from './sign-in.ts';

type Page = (
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
) => Promise<FastifyReply>;

/** Routes the sign-in page, and the step after the password. */
export async function routePasswordSignIn(app: FastifyInstance, services: Services): Promise<void> {
  await registerScope(app, 'password sign-in', async (scope) => {
    await scope.register(cookie);
    await scope.register(formbody, { bodyLimit: 32 * 1024 });
    showClosedLibraries(scope, services);
    const forApplication = (page: Page) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { appId } = request.params as { appId: string };
      if (appId !== services.config.sso.appId) throw notFound('There is no such application');
      return page(request, reply, services);
    };
    const path = '/auth/application/:appId/login';
    scope.get(path, forApplication(getLogin));
    scope.post(path, forApplication(postLogin));
    scope.post(`${path}/code`, forApplication(postCode));
    scope.post(`${path}/set-up`, forApplication(postSetUp));
  });
}
