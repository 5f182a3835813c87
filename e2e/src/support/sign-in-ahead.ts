import type { APIRequestContext } from 'playwright/test';
import type { Person } from './people.ts';

const LOGIN = '/auth/application/leeszaal/login';

/**
 * Fills the login form as a browser does, without showing it: journeys that are about something else
 * need not draw the portal twice. What the login page is like, `sign-in.spec.ts` shows.
 *
 * @param request what keeps the cookies that come of it
 * @param address where the person wants to be, absolute
 * @returns the address that the login leads back to, with tokens in it
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
