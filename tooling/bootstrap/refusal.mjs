/** Something a person has to put right; the message is all they need to see. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
