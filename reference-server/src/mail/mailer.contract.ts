/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  /** The sender's name; default: that of the server's own address. */
  readonly sender?: string;
  /** The recipient of replies; default: the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The address at which one click in the mail program ends such mails (RFC 8058); default: none does. */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail; rejects when the mail server does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
