import type { TelemetryPort } from '@leeszaal/shared-contracts';

/** Writes events to the console; an institution can replace it with its own collector. */
export function createTelemetry(): TelemetryPort {
  return {
    report: ({ level, name, detail, error }) => {
      const { info, warn, error: fault } = console;
      const write = { info, warning: warn, error: fault }[level];
      write(`[leeszaal] ${name}`, ...(detail ? [detail] : []), ...(error ? [error] : []));
    },
  };
}
