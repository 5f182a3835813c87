import { matchPath } from '@leeszaal/shared-contracts/registry';

/** The document that the reader shows at a path, if any. */
export const documentAt = (pathname: string): string | undefined =>
  matchPath('/reader/:docKey', pathname)?.['docKey'];

/** The publication that the loader opens at a path, if any. */
export const publicationAt = (pathname: string): string | undefined =>
  matchPath('/:pubKey(pub-.+)', pathname)?.['pubKey'];
