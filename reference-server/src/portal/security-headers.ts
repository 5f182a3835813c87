import { contentSecurityPolicy } from '@leeszaal/shared-contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Where browsers report what the policy kept from happening. */
export const CSP_REPORT_PATH = '/csp-report';

/**
 * The policy of the portal's page and files, with an address for reports. The policy itself is the
 * contract's, because it depends on what host and remotes do.
 */
export const portalPolicy = `${contentSecurityPolicy()}; report-uri ${CSP_REPORT_PATH}`;

/** The policy of everything else: an answer of the API is no page, whatever opens it as one. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer that has no others of these names. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Tokens stand in addresses by the protocol's design (docs/decisions.md 56).
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  // Host, remotes, API and documents have one origin; nothing is meant for the pages of another one.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()',
  'content-security-policy': answerPolicy,
};

const ONE_YEAR = 365 * 24 * 3600;

/** Gives an answer the headers above, unless it has its own. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', `max-age=${ONE_YEAR}`);
  }
}

/** Gives every answer of a route its headers; what is refused before there is a route needs them too. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply));
}
