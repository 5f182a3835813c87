import type { APIRequestContext } from 'playwright/test';
import type { Person } from './people.ts';

const LOGIN = '/auth/application/leeszaal/login';

/**
 * Submits the login form without showing it, for journeys about something else. `sign-in.spec.ts`
 * covers the login page.
 *
 * @param request the context that receives the cookies
 * @param address the target after sign-in, absolute
 * @returns the address to which the login redirects, with tokens in it
 */
export async function signInAhead(
  request: APIRequestContext,
  address: string,
  { login, password }: Person,
): Promise<string> {
  const form = new URL(LOGIN, address);
  form.search = String(new URLSearchParams({ redirect: address, lang: 'en' }));
  const page = await (await request.get(form.href)).text();
  const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const answer = await request.post(form.href, {
    form: { formToken, login, password, redirect: address },
    maxRedirects: 0,
  });
  const back = answer.headers()['location'];
  if (back === undefined) throw new Error(`${login} was answered with ${answer.status()}`);
  return new URL(back, address).href;
}
