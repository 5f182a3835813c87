import { PASSWORD } from '../model/characters.ts';
import type { Answer } from './caller.ts';
import type { Surroundings } from './person.contract.ts';

const LOGIN = '/auth/application/leeszaal/login';

/** Tokens in the redirect after sign-in. */
export interface GivenTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

async function submit(around: Surroundings, password: string): Promise<Answer> {
  const page = await around.caller.visit('signInPage', `${LOGIN}?redirect=%2F&lang=en`);
  around.check('the sign-in page', page, [200]);
  const formToken = /name="formToken" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { login } = around.character;
  return around.caller.visit('signIn', LOGIN, {
    method: 'POST',
    body: new URLSearchParams({ formToken, login, password, redirect: '/' }),
    headers: { cookie },
  });
}

/** Signs in by the form as a browser does, optionally with a wrong password first. */
export async function signInByForm(
  around: Surroundings,
  mistypes: boolean,
): Promise<GivenTokens | undefined> {
  if (mistypes) around.check('a mistyped password', await submit(around, 'mistyped'), [401]);
  const answer = await submit(around, PASSWORD);
  if (!around.check('the sign-in', answer, [303])) return undefined;
  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost');
  const accessToken = searchParams.get('accessToken') ?? '';
  const refreshToken = searchParams.get('refreshToken') ?? '';
  around.claim(accessToken !== '' && refreshToken !== '', 'the sign-in gave no tokens');
  return { accessToken, refreshToken };
}
