/** Another process uses the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder = '') {
    super(`Another process is using the data folder ${folder}.`);
  }
}

/** The database is unreachable, or refused the connection. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}
