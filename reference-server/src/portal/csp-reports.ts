import type { FastifyInstance } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { registerScope } from '../http/register-scope.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consume } from '../rate-limits/rate-limit.ts';
import { type CspReport, readCspReport } from './csp-report.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';

const TYPES = ['application/csp-report', 'application/reports+json'];
const KEPT = 1000;

/**
 * Logs browsers' reports of violations, limited for each address. With `collectCspReports`, for tests, it also
 * keeps them to be read at the same path.
 */
export async function routeCspReports(
  app: FastifyInstance,
  { config, database }: Services,
): Promise<void> {
  const collect = config.collectCspReports;
  await registerScope(app, 'policy reports', async (scope) => {
    const kept: CspReport[] = [];
    scope.addContentTypeParser(
      TYPES,
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(body.toString()));
        } catch {
          done(null, undefined);
        }
      },
    );
    scope.post(CSP_REPORT_PATH, async (request, reply) => {
      const report = readCspReport(request.body);
      const wait = await consume(database, {
        limit: 'cspReportFromAddress',
        of: [networkOf(request.ip)],
      });
      if (wait === 0) request.log.warn({ report }, 'content security policy violated');
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
