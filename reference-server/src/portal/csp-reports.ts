import type { FastifyInstance } from 'fastify';
import { redactReport } from '../app/redact.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';

const TYPES = ['application/csp-report', 'application/reports+json'];
const KEPT = 1000;

/**
 * Takes the browsers' reports of violations and logs them. With `collect`, as in tests, they are kept
 * and can be read back at the same address.
 */
export async function routeCspReports(app: FastifyInstance, collect: boolean): Promise<void> {
  await app.register(async (scope) => {
    const kept: unknown[] = [];
    scope.addContentTypeParser(
      TYPES,
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(body.toString()));
        } catch {
          done(null, { unreadable: true });
        }
      },
    );
    scope.post(CSP_REPORT_PATH, async (request, reply) => {
      // A violation may come before the portal has taken the tokens from its address.
      const report = redactReport(request.body);
      request.log.warn({ report }, 'content security policy violated');
      if (collect && kept.length < KEPT) kept.push(report);
      return reply.code(204).send();
    });
    if (!collect) return;
    scope.get(CSP_REPORT_PATH, async () => kept);
    scope.delete(CSP_REPORT_PATH, async (_request, reply) => {
      kept.length = 0;
      return reply.code(204).send();
    });
  });
}
