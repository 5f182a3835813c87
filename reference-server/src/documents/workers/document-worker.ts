import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { finderOf } from '../epub/archive/shared-paths.ts';
import { countPictures } from '../epub/count-pictures.ts';
import { readEpub } from '../epub/read-epub.ts';
import { rewriteFile } from '../epub/rewriting/rewrite-file.ts';
import { DocumentError } from '../model/document-error.ts';
import { convertPicture } from '../pictures/convert-picture.ts';
import { shrinkCover } from '../pictures/shrink-cover.ts';
import type { JobHandlers, JobKind, JobRequest } from './document-jobs.contract.ts';
import type { JobOutcome } from './job-outcome.contract.ts';
import { createPdfJobs } from './pdf-jobs.ts';

/** Engines and codecs keep the memory they have allocated; above this a new worker takes the next job. */
const RECYCLING_BYTES = 512 * 1024 * 1024;

const pdf = createPdfJobs();
const jobs: JobHandlers = {
  ...pdf.jobs,
  'epub.read': (path, { fallbackTitle }) => readEpub(path, fallbackTitle),
  'epub.pictures': (path, { paths }) => countPictures(path, paths),
  'epub.rewrite': async (_, { bytes, mediaType, context, paths }) =>
    rewriteFile(bytes, mediaType, { ...context, find: finderOf(paths) }),
  'picture.convert': (_, { bytes }) => convertPicture(bytes),
  'cover.shrink': (_, { cover, width }) => shrinkCover(cover, width),
};
pdf.warmUp();
// Node stores what it has compiled at the end of a process, and this one ends by a signal.
flushCompileCache();

async function perform<K extends JobKind>({
  kind,
  path,
  input,
}: JobRequest<K>): Promise<JobOutcome> {
  try {
    const answer = await jobs[kind](path, input);
    if (pdf.isExhausted()) return { ok: false, fault: 'memory' };
    const allocated = Math.max(pdf.memory(), process.memoryUsage.rss());
    return { ok: true, answer, recycle: allocated > RECYCLING_BYTES };
  } catch (error) {
    if (pdf.isExhausted()) return { ok: false, fault: 'memory' };
    if (error instanceof DocumentError)
      return { ok: false, fault: error.fault, message: error.message, limit: error.limit };
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: 'crash', message };
  }
}

/** The buffer of an answer that is transferred instead of copied. */
function transferable(outcome: JobOutcome): ArrayBuffer[] {
  if (!outcome.ok || !(outcome.answer instanceof Uint8Array)) return [];
  const { buffer } = outcome.answer;
  return buffer instanceof ArrayBuffer ? [buffer] : [];
}

parentPort?.on('message', async (request: JobRequest) => {
  const outcome = await perform(request);
  parentPort?.postMessage(outcome, transferable(outcome));
});
