import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../../testing/test-server.ts';

const textOf = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** A browser without scripts: it keeps cookies, and sends the form of a page with its hidden fields. */
export interface PageBrowser {
  readonly cookies: Map<string, string>;
  open(url: string): Promise<LightMyRequestResponse>;
  submit(
    page: LightMyRequestResponse,
    fields: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** The address of the form of a page. */
export const formAction = (page: LightMyRequestResponse): string =>
  textOf(/<form method="post" action="([^"]*)"/.exec(page.body)?.[1] ?? 'none');

/** The hidden fields of the form of a page. */
export const hiddenIn = (page: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(
    [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, textOf(value)],
    ),
  );

/** The heading of a page. */
export const headingOf = ({ body }: LightMyRequestResponse): string =>
  textOf(/<h1>([^<]*)<\/h1>/.exec(body)?.[1] ?? '');

/** A new browser, which prefers English. */
export function pageBrowser({ call }: Pick<TestServer, 'call'>): PageBrowser {
  const cookies = new Map<string, string>();
  const headers = () => ({
    'accept-language': 'en',
    cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
  });
  const keep = (answer: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  return {
    cookies,
    open: async (url) => keep(await call('GET', url, { headers: headers() })),
    async submit(page, fields) {
      const body = new URLSearchParams({ ...hiddenIn(page), ...fields }).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const url = formAction(page);
      return keep(await call('POST', url, { body, headers: { ...headers(), ...type } }));
    },
  };
}
