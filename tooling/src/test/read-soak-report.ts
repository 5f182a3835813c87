import * as v from 'valibot';
import type { SuiteReport } from './run-suite.ts';

const reportSchema = v.object({ passed: v.number(), failed: v.number() });

/** Reads what a soak has found: so many things that held, and so many that did not. */
export function readSoakReport(report: unknown): SuiteReport {
  return { tally: v.parse(reportSchema, report), passed: [], failed: [] };
}
