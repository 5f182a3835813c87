/** The failure of a statement. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** The SQLSTATE, such as `23505`. */
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Converts an error of either driver to a {@link DatabaseError}; other errors stay unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError || typeof error !== 'object' || error === null) return error;
  const { code, message } = error as Record<string, unknown>;
  const state = text(code);
  if (state === undefined || !/^[0-9A-Z]{5}$/.test(state)) return error;
  return new DatabaseError(text(message) ?? state, state);
}
