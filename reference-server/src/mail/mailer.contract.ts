/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  /** Who an answer goes to; left out, whoever sent it. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
}

/** Sends mail; rejects when it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
