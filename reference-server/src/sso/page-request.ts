import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { type PageLanguage, pageLanguage } from './pages/language.ts';
import type { PageFrame } from './pages/layout.ts';
import { PAGE_TEXTS } from './pages/texts.ts';
import { redirectTarget } from './redirect-target.ts';

/** Path of the pages' stylesheet and fonts. */
export const PAGE_ASSETS = '/auth/assets';

/** Parameters of a page, from its query or form, without repeated ones. */
export type PageFields = Readonly<Record<string, string>>;

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The single text values of a parsed query or form. */
export function pageFields(parsed: unknown): PageFields {
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry.every((text) => isStorable(String(text))),
    ),
  );
}

/** The frame of a request's page. */
export function pageFrame(
  request: FastifyRequest,
  fields: PageFields,
  { config }: Services,
): PageFrame {
  const [path = ''] = request.url.split('?');
  const kept = { ...fields };
  for (const name of ['login', 'password', 'formToken', 'proof', 'code']) delete kept[name];
  return {
    language: pageLanguage(fields['lang'], request.headers['accept-language']),
    productName: config.productName,
    addressIn: (lang) => `${path}?${new URLSearchParams({ ...kept, lang })}`,
    assets: PAGE_ASSETS,
  };
}

/** The frame of a page that a token opens; its links to other languages keep the token, and nothing else. */
export function tokenFrame(
  request: FastifyRequest,
  fields: PageFields,
  services: Services,
): PageFrame {
  const { token, lang } = fields;
  const kept = { ...(token !== undefined && { token }), ...(lang !== undefined && { lang }) };
  return pageFrame(request, kept, services);
}

/** Path of the sign-in page. */
export const loginPath = ({ config }: Pick<Services, 'config'>): string =>
  `/auth/application/${config.sso.appId}/login`;

/** A link to the sign-in page. */
export function loginLink(
  services: Pick<Services, 'config'>,
  lang: PageLanguage,
): { readonly href: string; readonly label: string } {
  const href = `${loginPath(services)}?${new URLSearchParams({ lang })}`;
  return { href, label: PAGE_TEXTS[lang].signIn };
}

/**
 * The target after signing in: `redirect`, or the requested document or publication, or home. Null when
 * `redirect` is outside the portal.
 */
export function signInTarget(
  request: FastifyRequest,
  { redirect, docKey, pubKey }: PageFields,
  { config }: Services,
): URL | null {
  const wanted =
    redirect ??
    (docKey !== undefined
      ? `/document/open?${new URLSearchParams({ docKey })}`
      : pubKey !== undefined
        ? `/document/open?${new URLSearchParams({ pubKey })}`
        : '/');
  return redirectTarget(wanted, ownOrigin(request), config.redirectOrigins);
}

/** Sends a page whose policy allows only its own stylesheet and form. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  page: string,
  formTargets: readonly string[] = [],
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    // Chromium also applies this to redirects after the form.
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
