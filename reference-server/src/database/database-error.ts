/** The failure of a statement. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** The SQLSTATE, such as `23505`. */
  readonly code: string;
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

/** Whether a statement violated a unique constraint, of the given name if there is one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}
