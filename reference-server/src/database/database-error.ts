/** A statement that the database refused. */
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

/** Gives an error of either driver the one shape; what is no database error stays as it is. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError || typeof error !== 'object' || error === null) return error;
  const { code, message, constraint } = error as Record<string, unknown>;
  const state = text(code);
  if (state === undefined || !/^[0-9A-Z]{5}$/.test(state)) return error;
  return new DatabaseError(text(message) ?? state, state, text(constraint));
}

/** Whether a row was refused because its key, or the named constraint's, exists already. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}
