import { type JSX, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon, Icon, type IconType } from '../icon/index.ts';
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
  /** By default the tone's; `neutral` has none. */
  readonly icon?: IconType | undefined;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** `alertdialog` for what must be read before going on. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly size?: 'sm' | 'md' | 'lg' | 'full';
  /** Usable above another root's modal dialog as well. */
  readonly topLayer?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A dialog can be dismissed (Escape, a press beside it, its × button), or has to be acted on: then
 * nothing but its own buttons closes it.
 */
export type DialogProps = DialogBase &
  (
    | { readonly mustAct?: false; readonly onClose: () => void; readonly closeLabel: string }
    | { readonly mustAct: true; readonly onClose?: undefined; readonly closeLabel?: undefined }
  );

/** A question or form above the page, which waits. Escape closes the topmost one only. */
export function Dialog({
  isOpen,
  title,
  tone = 'neutral',
  icon = tone === 'neutral' ? undefined : toneIcon[tone],
  actions,
  role = 'dialog',
  size = 'md',
  topLayer = false,
  className,
  children,
  mustAct = false,
  onClose,
  closeLabel,
}: DialogProps): JSX.Element {
  // For react-aria a press within the top layer is never one outside of the dialog, the veil's own neither.
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
      <Modal className={classNames(styles.modal, className)} data-size={size}>
        <AriaDialog role={role} className={classNames(tones.tone, styles.dialog)} data-tone={tone}>
          <header className={styles.head}>
            {icon && <Icon of={icon} size="lg" className={styles.icon} />}
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
