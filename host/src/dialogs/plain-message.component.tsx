import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import type { OpenMessage } from './dialogs.ts';
import { MessageActions } from './message-actions.component.tsx';
import { MessageBody } from './message-body.component.tsx';
import { messageRole } from './message-role.ts';
import styles from './plain-message.module.css';

/**
 * A message in the browser's own `<dialog>`, for when the code of the styled dialog has not loaded: a message
 * that must be acted on cannot wait.
 */
export function PlainMessage({ message, settle }: OpenMessage) {
  const place = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => place.current?.showModal(), []);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!message.mustAct) settle(undefined);
  };
  return (
    <dialog
      ref={place}
      role={messageRole(message.type)}
      className={styles.dialog}
      aria-labelledby={title}
      data-react-aria-top-layer
      onCancel={close}
      // A second Escape closes a modal dialog in spite of `cancel`, so it opens again.
      onClose={() => place.current?.showModal()}
    >
      <h2 id={title}>{message.title}</h2>
      <MessageBody body={message.body} />
      <div className={styles.actions}>
        <MessageActions message={message} settle={settle} />
      </div>
    </dialog>
  );
}
