import { type CSSProperties, type JSX, type ReactNode, useRef } from 'react';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../internal/class-names.ts';
import { useIsMobile } from '../use-is-mobile/index.ts';
import styles from './side-panel.module.css';
import { usePanelFocus } from './use-panel-focus.ts';

export interface SidePanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The panel's accessible name. */
  readonly label: string;
  /** Shown in the head, if the content has no title of its own. */
  readonly title?: ReactNode;
  readonly closeLabel: string;
  /** Buttons in the head, before the close button. */
  readonly actions?: ReactNode;
  readonly side?: 'start' | 'end';
  /** Width when docked; any CSS length. */
  readonly width?: string;
  /** Changes with the panel's subject: a new key moves the focus into the panel again. */
  readonly focusKey?: string | number;
  /**
   * The content has a head of its own (a row of tabs) and scrolls itself; it leaves the corner at
   * its end to the close button.
   */
  readonly isBare?: boolean;
  /** Opened from the start and not by the user: the panel does not take the focus. */
  readonly isUnasked?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Details beside the content: docked from 960 px, a modal sheet below. Place it in a flex row with
 * the content. The focus moves into it and back on close; Escape closes it.
 */
export function SidePanel({ isOpen, ...rest }: SidePanelProps): JSX.Element | null {
  return isOpen ? <OpenPanel {...rest} /> : null;
}

function OpenPanel({
  onClose,
  label,
  title,
  closeLabel,
  actions,
  side = 'end',
  width = '26rem',
  focusKey,
  isBare = false,
  isUnasked = false,
  className,
  children,
}: Omit<SidePanelProps, 'isOpen'>): JSX.Element {
  const isSheet = useIsMobile();
  const panel = useRef<HTMLElement>(null);
  usePanelFocus(panel, { isSheet, isUnasked, focusKey, onClose });
  const sheet = isSheet ? ({ role: 'dialog', 'aria-modal': true } as const) : {};
  return (
    <section
      ref={panel}
      {...sheet}
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles.panel, className)}
      data-sheet={isSheet || undefined}
      data-side={side}
      style={{ '--_width': width } as CSSProperties}
    >
      {isBare ? (
        <>
          {children}
          <IconButton
            label={closeLabel}
            icon={CloseIcon}
            hasTooltip={false}
            onPress={onClose}
            className={styles.corner}
          />
        </>
      ) : (
        <>
          <div className={styles.head}>
            <div className={styles.title}>{title}</div>
            {actions}
            <IconButton label={closeLabel} icon={CloseIcon} hasTooltip={false} onPress={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </section>
  );
}
