import type { FastifyServerOptions } from 'fastify';
import { redactUrl } from '../http/redact.ts';

/** Takes the lines of the log, one at a time. */
export interface LogStream {
  write(line: string): void;
}

/** Levels at which whoever runs the server looks for a fault, and sees who asked for what. */
const DETAILED: readonly string[] = ['debug', 'trace'];

/**
 * Structured logs without anything secret. A line names the route's pattern alone, so that the log is no
 * history of what people read and search; at `debug` and `trace` it has address and caller too.
 *
 * @param stream the standard output when left out
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
