import {
  createContext,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useMemo,
} from 'react';
import { ErrorIcon, Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { focusablePanel } from './focusable-panel.ts';
import { keepSelectedInView } from './keep-selected-in-view.ts';
import { tabByKey } from './tab-by-key.ts';
import styles from './tabs.module.css';

interface TabsState {
  readonly selectedKey: string;
  readonly select: (key: string) => void;
  /** The ids of a tab and of its panel. */
  readonly idOf: (part: 'tab' | 'panel', key: string) => string;
}

const TabsContext = createContext<TabsState | undefined>(undefined);

function useTabs(): TabsState {
  const state = use(TabsContext);
  if (state === undefined) throw new Error('This component is outside of Tabs');
  return state;
}

export interface TabsProps {
  readonly selectedKey: string;
  readonly onSelectionChange: (key: string) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Panels of which one is shown; a `TabList` selects it. */
export function Tabs({
  selectedKey,
  onSelectionChange,
  className,
  children,
}: TabsProps): JSX.Element {
  const id = useId();
  const state = useMemo(
    (): TabsState => ({
      selectedKey,
      select: (key) => key !== selectedKey && onSelectionChange(key),
      idOf: (part, key) => `${id}${part}-${key}`,
    }),
    [id, selectedKey, onSelectionChange],
  );
  return (
    <TabsContext value={state}>
      <div className={classNames(styles.tabs, className)}>{children}</div>
    </TabsContext>
  );
}

export interface TabListProps {
  /** Names the tabs for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Selects the tab that an arrow key, Home or End leads to. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const next = tabByKey(event);
  if (next === undefined) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.click();
}

/** The row of tabs; scrolls horizontally if needed, with the selected tab in view. */
export function TabList({ label, className, children }: TabListProps): JSX.Element {
  return (
    <div
      ref={keepSelectedInView}
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      className={classNames(styles.list, className)}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
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
  /** Shows the icon alone; the name is its accessible name. */
  readonly isNameHidden?: boolean;
  readonly children: ReactNode;
}

/** A tab, with its count and state. */
export function Tab({
  id,
  icon,
  count,
  state = 'ready',
  stateLabel,
  mark,
  isNameHidden = false,
  children,
}: TabProps): JSX.Element {
  const { selectedKey, select, idOf } = useTabs();
  const isSelected = id === selectedKey;
  return (
    <button
      type="button"
      role="tab"
      id={idOf('tab', id)}
      aria-selected={isSelected}
      aria-controls={isSelected ? idOf('panel', id) : undefined}
      tabIndex={isSelected ? 0 : -1}
      className={styles.tab}
      data-selected={isSelected || undefined}
      data-icon-only={isNameHidden || undefined}
      onClick={({ currentTarget }) => {
        // Safari focuses no button that is clicked.
        currentTarget.focus({ preventScroll: true });
        select(id);
      }}
    >
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
    </button>
  );
}

export interface TabPanelProps {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The content of the tab with the same id. */
export function TabPanel({ id, className, children }: TabPanelProps): JSX.Element | null {
  const { selectedKey, idOf } = useTabs();
  if (id !== selectedKey) return null;
  return (
    <div
      ref={focusablePanel}
      role="tabpanel"
      id={idOf('panel', id)}
      aria-labelledby={idOf('tab', id)}
      className={classNames(styles.panel, className)}
    >
      {children}
    </div>
  );
}
