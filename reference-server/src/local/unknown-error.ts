/** What an operator can correct: a missing client or account, or a client that is switched off. */
export class UnknownError extends Error {
  override readonly name = 'UnknownError';
}

/** The refusal to let people in at a client that is switched off (`docs/decisions.md` 108). */
export const switchedOff = (client: string): UnknownError =>
  new UnknownError(
    `The client ${client} is switched off. A superadmin switches it on in the administration.`,
  );
