import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { badRequest } from '../errors/http-error.ts';
import { pageLanguage } from './pages/language.ts';
import type { PageFrame } from './pages/layout.ts';
import { redirectTarget } from './redirect-target.ts';

/** Where the stylesheet and the fonts of the pages are. */
export const PAGE_ASSETS = '/auth/assets';

/** Parameters of a page, from its query or its form; a repeated or missing one is left out. */
export type PageFields = Readonly<Record<string, string>>;

/** Takes the single text values out of a parsed query or form. */
export function pageFields(parsed: unknown): PageFields {
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !entry[1].includes('\0') && entry[1].isWellFormed(),
    ),
  );
}

/** The origin that the browser asked, by its own account; throws 400 when that is none. */
export function ownOrigin(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`;
  if (!/^[\w.:[\]-]+$/.test(request.host) || !URL.canParse(address)) {
    throw badRequest('Host: is no host name');
  }
  return new URL(address).origin;
}

/** What the page of a request has around its sheet. */
export function pageFrame(
  request: FastifyRequest,
  fields: PageFields,
  { config }: Services,
): PageFrame {
  const [path = ''] = request.url.split('?');
  const kept = { ...fields };
  for (const name of ['login', 'password', 'formToken']) delete kept[name];
  return {
    language: pageLanguage(fields['lang'], request.headers['accept-language']),
    productName: config.productName,
    addressIn: (lang) => `${path}?${new URLSearchParams({ ...kept, lang })}`,
    assets: PAGE_ASSETS,
  };
}

/**
 * Where the sign-in leads: to `redirect`, or to the document or publication that was asked for, or
 * home. Null when `redirect` leads out of the portal.
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

/** Sends a page with a policy that allows nothing but its own style and its own form. */
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
    // Chromium also holds the redirect after a form against this.
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
