import {
  contentSecurityPolicy,
  INTEGRITY_POLICY,
  type Registry,
} from '@leeszaal/shared-contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Path of browsers' reports of violations. */
export const CSP_REPORT_PATH = '/csp-report';

/** The contract's policy for the portal's page and files with these remotes, with a path for reports. */
export function portalPolicy({ remotes }: Partial<Pick<Registry, 'remotes'>> = {}): string {
  return `${contentSecurityPolicy(remotes && { remotes })}; report-uri ${CSP_REPORT_PATH}`;
}

/** The policy of all other responses, which are no pages. */
const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The default headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  // Addresses contain tokens by the protocol's design (docs/decisions.md 56).
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  // Host, remotes, API and documents have one origin.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), browsing-topics=()',
  'content-security-policy': answerPolicy,
  // Pages run only scripts with a digest.
  'integrity-policy': INTEGRITY_POLICY,
};

const ONE_YEAR = 365 * 24 * 3600;

/** Sets the default headers where a response has none of its own. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', `max-age=${ONE_YEAR}`);
  }
}

/** Sets the default headers of every route's responses. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply));
}
