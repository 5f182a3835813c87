import { type JSX, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon, Icon } from '../icon/index.ts';
import { toneIcon } from '../icon/tone-icon.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../internal/class-names.ts';
import tones from '../internal/tone.module.css';
import type { Tone } from '../internal/tone.ts';
import styles from './dialog.module.css';

interface DialogBase {
  readonly isOpen: boolean;
  readonly title: string;
  readonly tone?: Tone;
  /** Buttons at the foot, the primary one last. */
  readonly actions?: ReactNode;
  /** `alertdialog` for a message that must be read first. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Renders above another root's modal dialog as well. */
  readonly topLayer?: boolean;
  readonly children?: ReactNode;
}

/**
 * A dialog can be dismissed (Escape, a press outside, its × button), or must be acted on: then only
 * its own buttons close it.
 */
export type DialogProps = DialogBase &
  (
    | { readonly mustAct?: false; readonly onClose: () => void; readonly closeLabel: string }
    | { readonly mustAct: true; readonly onClose?: undefined; readonly closeLabel?: undefined }
  );

/** A modal question or form. Escape closes only the topmost dialog. */
export function Dialog({
  isOpen,
  title,
  tone = 'neutral',
  actions,
  role = 'dialog',
  size = 'md',
  topLayer = false,
  children,
  mustAct = false,
  onClose,
  closeLabel,
}: DialogProps): JSX.Element {
  // react-aria treats no press within the top layer as outside the dialog, not even one on the
  // backdrop.
  const pressed = useRef<EventTarget>(null);
  const besideTopLayer = topLayer && {
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && pressed.current === target) onClose?.();
    },
  };
  return (
    <ModalOverlay
      {...besideTopLayer}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={!mustAct}
      isKeyboardDismissDisabled={mustAct}
      className={styles.veil}
      data-react-aria-top-layer={topLayer || undefined}
    >
      <Modal className={styles.modal} data-size={size}>
        <AriaDialog role={role} className={classNames(tones.tone, styles.dialog)} data-tone={tone}>
          <header className={styles.head}>
            {tone !== 'neutral' && <Icon of={toneIcon[tone]} size="lg" className={styles.icon} />}
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {onClose !== undefined && (
              <IconButton
                label={closeLabel ?? ''}
                icon={CloseIcon}
                hasTooltip={false}
                onPress={onClose}
              />
            )}
          </header>
          {children !== undefined && <div className={styles.body}>{children}</div>}
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
