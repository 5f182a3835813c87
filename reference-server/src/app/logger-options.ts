import type { FastifyServerOptions } from 'fastify';
import { redactUrl } from '../http/redact.ts';

/** Receives the log, line by line. */
export interface LogStream {
  write(line: string): void;
}

/** Levels for debugging, which record addresses. */
const DETAILED: readonly string[] = ['debug', 'trace'];

/**
 * Structured logs without secrets. A line names the route's pattern, not the URL, so that the log is no
 * history of what people read and search. At `debug` and `trace` it adds URL and caller.
 *
 * @param stream default: the standard output
 */
export function loggerOptions(
  level: string,
  stream: LogStream | undefined,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  const isDetailed = DETAILED.includes(level);
  return {
    level,
    ...(stream !== undefined && { stream }),
    redact: ['req.headers', 'err.config', 'err.headers'],
    serializers: {
      req: (request) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'none',
        ...(isDetailed && { url: redactUrl(request.url ?? ''), remoteAddress: request.ip }),
      }),
    },
  };
}
