import { parentPort } from 'node:worker_threads';
import { DocumentError } from '../model/document-error.ts';
import { showPicture } from '../pictures/show-picture.ts';
import { shrinkCover } from '../pictures/shrink-cover.ts';
import type { DocumentJobs, JobKind, JobRequest } from './document-jobs.contract.ts';
import { epubJobs } from './epub-workshop.ts';
import type { JobOutcome } from './job-outcome.contract.ts';
import { createPdfWorkshop } from './pdf-workshop.ts';

/** What engines and codecs have taken they keep; above this the next job gets a new worker. */
const SPENT_BYTES = 512 * 1024 * 1024;

type Jobs = {
  [K in JobKind]: (
    path: string,
    give: DocumentJobs[K]['give'],
  ) => Promise<DocumentJobs[K]['answer']>;
};

const pdf = createPdfWorkshop();
const jobs: Jobs = {
  ...pdf.jobs,
  ...epubJobs,
  'picture.show': (_, { bytes }) => showPicture(bytes),
  'cover.shrink': (_, { cover, width }) => shrinkCover(cover, width),
};
pdf.warmUp();

async function perform<K extends JobKind>({
  kind,
  path,
  give,
}: JobRequest<K>): Promise<JobOutcome> {
  try {
    const answer = await jobs[kind](path, give);
    if (pdf.isExhausted()) return { ok: false, fault: 'memory' };
    const taken = Math.max(pdf.memory(), process.memoryUsage.rss());
    return { ok: true, answer, spent: taken > SPENT_BYTES };
  } catch (error) {
    if (pdf.isExhausted()) return { ok: false, fault: 'memory' };
    if (error instanceof DocumentError)
      return { ok: false, fault: error.fault, message: error.message, limit: error.limit };
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: 'crash', message };
  }
}

/** What of an answer can be handed over instead of being copied. */
function transferable(outcome: JobOutcome): ArrayBuffer[] {
  if (!outcome.ok || !(outcome.answer instanceof Uint8Array)) return [];
  const { buffer } = outcome.answer;
  return buffer instanceof ArrayBuffer ? [buffer] : [];
}

parentPort?.on('message', async (request: JobRequest) => {
  const outcome = await perform(request);
  parentPort?.postMessage(outcome, transferable(outcome));
});
