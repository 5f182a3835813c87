import type { OpenMessage } from '@leeszaal/shared-contracts';
import { MessageBody, messageRole } from '@leeszaal/shared-ui/message';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { MessageActions } from './message-actions.component.tsx';
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
      aria-describedby={`${title}b`}
      data-react-aria-top-layer
      onCancel={close}
      // A second Escape closes a modal dialog in spite of `cancel`, so it opens again.
      onClose={() => place.current?.showModal()}
    >
      <h2 id={title}>{message.title}</h2>
      <div id={`${title}b`}>
        <MessageBody body={message.body} />
      </div>
      <div className={styles.actions}>
        <MessageActions message={message} settle={settle} />
      </div>
    </dialog>
  );
}
