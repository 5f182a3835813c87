/** A choice in a message dialog. */
export interface DialogAction {
  readonly id: string;
  readonly label: string;
  readonly variant?: 'primary' | 'secondary' | 'danger';
}

/** A message of the generic dialog; all texts are localised. */
export interface DialogMessage {
  readonly type: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  /** Paragraphs, or a list under a paragraph. */
  readonly body: string | readonly (string | { readonly list: readonly string[] })[];
  /** By default one close button. */
  readonly actions?: readonly DialogAction[];
  /** Neither Escape nor the backdrop closes it. */
  readonly mustAct?: boolean;
  /** Closes the dialog when aborted. */
  readonly signal?: AbortSignal;
}

/** Shows messages above everything else, stacked in order. */
export interface DialogsPort {
  /** Resolves with the chosen action's id, or undefined when the dialog was closed or aborted. */
  message(message: DialogMessage): Promise<string | undefined>;
  /** Shows and announces a short note, which disappears after a while. */
  notify(text: string, type?: DialogMessage['type']): void;
  /** Blocks the whole page with a spinner until the returned function is called. */
  block(label: string): () => void;
}
