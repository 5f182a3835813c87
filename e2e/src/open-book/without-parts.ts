import type { Fault } from '@leeszaal/test-support';

/** The path of a call for pages in parts. */
export const PARTS = /\/documents\/[^/]+\/parts(?:[/?]|$)/;

/** No parts, from the opening of a document on: each of its pages is a request of its own, which can fail. */
export const withoutParts = (path: string): Fault => (PARTS.test(path) ? 'missing' : 'none');
