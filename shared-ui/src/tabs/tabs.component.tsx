import type { JSX, ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type Key,
} from 'react-aria-components/Tabs';
import { ErrorIcon, Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { keepSelectedInView } from './keep-selected-in-view.ts';
import styles from './tabs.module.css';

export interface TabsProps {
  readonly selectedKey: string;
  readonly onSelectionChange: (key: string) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Panels of which one is shown; a `TabList` selects it. */
export function Tabs({ onSelectionChange, className, ...rest }: TabsProps): JSX.Element {
  return (
    <AriaTabs
      {...rest}
      onSelectionChange={(key: Key) => onSelectionChange(String(key))}
      className={classNames(styles.tabs, className)}
    />
  );
}

export interface TabListProps {
  /** Names the tabs for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The row of tabs; scrolls horizontally if needed, with the selected tab in view. */
export function TabList({ label, className, children }: TabListProps): JSX.Element {
  return (
    <AriaTabList
      ref={keepSelectedInView}
      aria-label={label}
      className={classNames(styles.list, className)}
    >
      {children}
    </AriaTabList>
  );
}

export interface TabProps {
  readonly id: string;
  readonly icon?: IconType | undefined;
  /** The number of items behind the tab: a number, or "12 / 340". */
  readonly count?: ReactNode;
  readonly state?: 'ready' | 'busy' | 'failed';
  /** The name of the state for screen readers ("loading", "failed"). */
  readonly stateLabel?: string | undefined;
  /** A dot beside the name, and its meaning for screen readers ("unsaved"). */
  readonly mark?: string | undefined;
  /** Shows the icon alone; the name is its accessible name and tooltip. */
  readonly isNameHidden?: boolean;
  readonly children: ReactNode;
}

/** A tab, with its count and state. */
export function Tab({
  icon,
  count,
  state = 'ready',
  stateLabel,
  mark,
  isNameHidden = false,
  children,
  ...rest
}: TabProps): JSX.Element {
  return (
    <AriaTab {...rest} className={styles.tab} data-icon-only={isNameHidden || undefined}>
      {icon && <Icon of={icon} size={isNameHidden ? 'md' : 'sm'} />}
      {isNameHidden ? (
        <VisuallyHidden>{children}</VisuallyHidden>
      ) : (
        <span
          className={styles.name}
          data-name={typeof children === 'string' ? children : undefined}
        >
          {children}
        </span>
      )}
      {state === 'busy' && <Spinner label="" size={14} width={2} />}
      {state === 'failed' && <Icon of={ErrorIcon} size="sm" className={styles.failed} />}
      {state === 'ready' && count !== undefined && <span className={styles.count}>{count}</span>}
      {mark !== undefined && (
        <span className={styles.mark}>
          <VisuallyHidden>{mark}</VisuallyHidden>
        </span>
      )}
      {state !== 'ready' && stateLabel !== undefined && (
        <VisuallyHidden>{stateLabel}</VisuallyHidden>
      )}
    </AriaTab>
  );
}

export interface TabPanelProps {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The content of the tab with the same id. */
export function TabPanel({ className, ...rest }: TabPanelProps): JSX.Element {
  return <AriaTabPanel {...rest} className={classNames(styles.panel, className)} />;
}
