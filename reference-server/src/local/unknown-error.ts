/**
 * An error that an operator can correct, such as a missing account, a client that is switched off, or a server that
 * does not answer.
 */
export class UnknownError extends Error {
  override readonly name = 'UnknownError';
}

/** The refusal to let people in at a client that is switched off (`docs/decisions.md` 108). */
export const switchedOff = (client: string): UnknownError =>
  new UnknownError(
    `The client ${client} is switched off. A superadmin switches it on in the administration.`,
  );
