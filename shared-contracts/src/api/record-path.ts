/** The key of a record (`docs/decisions.md` 23). */
export interface RecordKey {
  readonly connection: number;
  readonly id: number;
}

const RECORD = /^\/record\/(\d{1,15})\/(\d{1,15})\/*$/;

/** The portal's permanent path to a record (`docs/decisions.md` 114). */
export const recordPath = ({ connection, id }: RecordKey): string => `/record/${connection}/${id}`;

/** The record at a path of the portal; undefined at any other path. */
export function recordAt(pathname: string): RecordKey | undefined {
  const [, connection, id] = RECORD.exec(pathname) ?? [];
  return id === undefined ? undefined : { connection: Number(connection), id: Number(id) };
}
