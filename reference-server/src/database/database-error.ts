/** The failure of a statement. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** The SQLSTATE, such as `23505`. */
  readonly code: string;
  /** The name of the violated constraint, if it is one. */
  readonly constraint: string | undefined;
  constructor(message: string, code: string, constraint?: string) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Converts an error of either driver to a {@link DatabaseError}; other errors stay unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError || typeof error !== 'object' || error === null) return error;
  const { code, message, constraint } = error as Record<string, unknown>;
  const state = text(code);
  if (state === undefined || !/^[0-9A-Z]{5}$/.test(state)) return error;
  return new DatabaseError(text(message) ?? state, state, text(constraint));
}
