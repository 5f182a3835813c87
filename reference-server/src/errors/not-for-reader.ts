import type { ReadingRefusal } from '@leeszaal/shared-contracts';
import { forbidden, type HttpError } from './http-error.ts';

/** 403: the caller may not read the document. It names no holder, and says nothing of loans. */
export const notForReader = (code: ReadingRefusal): HttpError =>
  forbidden('This document is not for every reader', { code });
