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
  /** The panel's name, spoken. */
  readonly label: string;
  /** Shown in its head, when the content doesn't bring a title. */
  readonly title?: ReactNode;
  readonly closeLabel: string;
  /** Buttons in its head, before the one that closes. */
  readonly actions?: ReactNode;
  readonly side?: 'start' | 'end';
  /** Width when docked, any CSS length. */
  readonly width?: string;
  /** Changes when the panel shows another thing: focus moves to it again. */
  readonly focusKey?: string | number;
  /**
   * The content brings a head of its own (a row of tabs), scrolls by itself, and leaves the corner at
   * its end to the button that closes.
   */
  readonly isBare?: boolean;
  /** Nobody asked for it: it was open from the start, and leaves the focus to what it stands beside. */
  readonly isUnasked?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Details beside the content: docked from 960 px, a sheet over everything below. Put it in a flex row
 * after (or before) the content. Focus moves into it and goes back; Escape closes it.
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
