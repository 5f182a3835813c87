import { HttpError } from '../errors/http-error.ts';

/** 403: the library is switched off, and lets no person in until it is switched on again (`docs/decisions.md` 108). */
export class ClosedLibraryError extends HttpError {
  constructor() {
    super(403, 'This library is closed at present');
  }
}
