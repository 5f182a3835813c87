import { type JSX, type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon, Icon } from '../icon/index.ts';
import { toneIcon } from '../icon/tone-icon.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../internal/class-names.ts';
import { useModal } from '../internal/modal/use-modal.ts';
import { usePressOutside } from '../internal/modal/use-press-outside.ts';
import tones from '../internal/tone.module.css';
import type { Tone } from '../internal/tone.ts';
import { useOverlayRoot } from '../overlay-root/index.ts';
import styles from './dialog.module.css';

interface DialogBase {
  readonly isOpen: boolean;
  readonly title: string;
  readonly tone?: Tone;
  /** Buttons at the foot, the primary one last. */
  readonly actions?: ReactNode;
  /** `alertdialog` for a message that must be read first: `children` is its description. */
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
export function Dialog({ isOpen, ...rest }: DialogProps): JSX.Element | null {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

/** Whether the window has a scroll bar beside the page, which goes while the page cannot scroll. */
const hasScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

function OpenDialog({
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
}: Omit<DialogProps, 'isOpen'>): JSX.Element {
  const root = useOverlayRoot();
  const id = useId();
  const dialog = useRef<HTMLElement>(null);
  const onDismiss = mustAct ? undefined : onClose;
  const modal = useModal(dialog, onDismiss);
  const outside = usePressOutside(onDismiss);
  const [isBeside] = useState(hasScrollBar);
  const isAlert = role === 'alertdialog' && children !== undefined;
  return createPortal(
    <div
      {...outside}
      className={styles.veil}
      data-react-aria-top-layer={topLayer || undefined}
      data-modal
      data-scroll-bar={isBeside || undefined}
    >
      <div className={styles.modal} data-size={size}>
        <section
          {...modal}
          ref={dialog}
          role={role}
          aria-labelledby={id}
          aria-describedby={isAlert ? `${id}b` : undefined}
          className={classNames(tones.tone, styles.dialog)}
          data-tone={tone}
        >
          <header className={styles.head}>
            {tone !== 'neutral' && <Icon of={toneIcon[tone]} size="lg" className={styles.icon} />}
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {onClose !== undefined && (
              <IconButton
                label={closeLabel ?? ''}
                icon={CloseIcon}
                hasTooltip={false}
                onPress={onClose}
              />
            )}
          </header>
          {children !== undefined && (
            <div id={`${id}b`} className={styles.body}>
              {children}
            </div>
          )}
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </section>
      </div>
    </div>,
    root,
  );
}
