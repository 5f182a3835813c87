/** An answer to a {@link CookieBrowser}. */
export interface Visited {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
  /** Where the answer redirects to, if it was not followed. */
  readonly location: URL | undefined;
}

/** How a page is asked for. */
export interface VisitOptions {
  /** The fields of a form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Redirects to addresses of this beginning are told, not followed. */
  readonly stopAt?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser without pictures and scripts: it keeps cookies by origin and follows redirects. */
export interface CookieBrowser {
  visit(address: string | URL, options?: VisitOptions): Promise<Visited>;
  /** Submits the only form of a page with these fields beside its hidden ones. */
  submit(
    page: Visited,
    fields: Readonly<Record<string, string>>,
    options?: VisitOptions,
  ): Promise<Visited>;
}

const MOST_REDIRECTS = 20;

const plainText = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

/** Opens a browser without cookies. */
export function openCookieBrowser(): CookieBrowser {
  const jars = new Map<string, Map<string, string>>();

  async function ask(url: URL, { form, headers }: VisitOptions): Promise<Response> {
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    const answer = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        ...headers,
        accept: 'text/html',
        'accept-language': 'en',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form !== undefined && { body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  async function visit(address: string | URL, options: VisitOptions = {}): Promise<Visited> {
    let url = new URL(address);
    let rest = options;
    for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, rest);
      const target = answer.headers.get('location');
      const location = target === null ? undefined : new URL(target, url);
      const isStop = options.stopAt !== undefined && location?.href.startsWith(options.stopAt);
      if (location === undefined || isStop) {
        return { url, status: answer.status, text: await answer.text(), location };
      }
      await answer.body?.cancel();
      url = location;
      const { form: _form, ...get } = rest;
      rest = get;
    }
    throw new Error('The redirects do not end.');
  }

  return {
    visit,
    submit(page, fields, options = {}) {
      const action = /<form[^>]* action="([^"]*)"/.exec(page.text)?.[1];
      if (action === undefined) throw new Error(`There is no form: ${page.text.slice(0, 500)}`);
      const hidden = page.text.matchAll(/<input[^>]*type="hidden"[^>]*>/g);
      const given = [...hidden].map(([input]) => [
        /name="([^"]*)"/.exec(input)?.[1] ?? '',
        plainText(/value="([^"]*)"/.exec(input)?.[1] ?? ''),
      ]);
      const form = { ...Object.fromEntries(given), ...fields };
      return visit(new URL(plainText(action), page.url), { ...options, form });
    },
  };
}
