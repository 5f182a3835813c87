import { finderOf } from '../epub/archive/shared-paths.ts';
import { countPictures } from '../epub/count-pictures.ts';
import { readEpub } from '../epub/read-epub.ts';
import { rewriteFile } from '../epub/rewriting/rewrite-file.ts';
import type { DocumentJobs } from './document-jobs.contract.ts';

type EpubJobs = {
  [K in keyof DocumentJobs as K extends `epub.${string}` ? K : never]: (
    path: string,
    give: DocumentJobs[K]['give'],
  ) => Promise<DocumentJobs[K]['answer']>;
};

/** The EPUB jobs of one thread. */
export const epubJobs: EpubJobs = {
  'epub.read': (path, { fallbackTitle }) => readEpub(path, fallbackTitle),
  'epub.pictures': (path, { paths }) => countPictures(path, paths),
  'epub.rewrite': async (_, { bytes, mediaType, context, paths }) =>
    rewriteFile(bytes, mediaType, { ...context, find: finderOf(paths) }),
};
