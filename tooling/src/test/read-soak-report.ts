import * as v from 'valibot';
import type { SuiteReport } from './run-suite.ts';

const reportSchema = v.object({ passed: v.number(), failed: v.number() });

/** Reads the report of a soak: how many claims held, and how many did not. */
export function readSoakReport(report: unknown): SuiteReport {
  return { tally: v.parse(reportSchema, report), passed: [], failed: [] };
}
