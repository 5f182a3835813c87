/** The data folder is used by another process. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder = '') {
    super(`The data folder ${folder} is used by another process.`);
  }
}

/** The database could not be reached or refused the connection. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}
