import type { JSX, ReactNode, RefObject } from 'react';
import {
  Menu as AriaMenu,
  MenuTrigger as AriaTrigger,
  type MenuTriggerProps as AriaTriggerProps,
  type Key,
  Popover,
  type PopoverProps,
  RootMenuTriggerStateContext,
} from 'react-aria-components/Menu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { classNames } from '../internal/class-names.ts';
import styles from './menu.module.css';

export type MenuTriggerProps = Pick<
  AriaTriggerProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'children'
>;

/** A button and the `Menu` that it opens. For a menu that is loaded lazily use `AnchoredMenu`. */
export function MenuTrigger(props: MenuTriggerProps): JSX.Element {
  return <AriaTrigger {...props} />;
}

export interface MenuProps {
  /** The menu's accessible name. */
  readonly label: string;
  readonly onAction?: (id: string) => void;
  readonly placement?: PopoverProps['placement'];
  /** Content above the items, outside the menu itself, such as the user's name. */
  readonly header?: ReactNode;
  readonly className?: string | undefined;
  /** `MenuItem`, `MenuSection`, `SubMenu` and `MenuSeparator` elements. */
  readonly children: ReactNode;
}

/** A list of actions or options, in a popover at its trigger. */
export function Menu({ placement = 'bottom end', ...rest }: MenuProps): JSX.Element {
  return (
    <Popover className={styles.popover} placement={placement} offset={4}>
      <MenuList {...rest} />
    </Popover>
  );
}

/** The content of a menu's popover. */
export function MenuList({
  label,
  onAction,
  header,
  className,
  children,
  isFocused = false,
}: Omit<MenuProps, 'placement'> & {
  /** Focuses the first item, where no trigger does so. */
  readonly isFocused?: boolean;
}): JSX.Element {
  return (
    <>
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <AriaMenu
        aria-label={label}
        className={classNames(styles.menu, className)}
        {...(isFocused && { autoFocus: 'first' })}
        {...(onAction !== undefined && { onAction: (key: Key) => onAction(String(key)) })}
      >
        {children}
      </AriaMenu>
    </>
  );
}

export interface AnchoredMenuProps extends MenuProps {
  /** The button that opens the menu; give it `aria-haspopup="menu"` and `aria-expanded`. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A menu that is separate from its button, so that it can be loaded on the first press. */
export function AnchoredMenu({
  triggerRef,
  isOpen,
  onOpenChange,
  placement = 'bottom end',
  ...rest
}: AnchoredMenuProps): JSX.Element {
  const state = useMenuTriggerState({ isOpen, onOpenChange });
  return (
    <RootMenuTriggerStateContext.Provider value={state}>
      <Popover
        trigger="MenuTrigger"
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        // A trigger would set this: the popover is a dialog, and a dialog needs a name.
        aria-label={rest.label}
        className={styles.popover}
        placement={placement}
        offset={4}
      >
        <MenuList {...rest} isFocused />
      </Popover>
    </RootMenuTriggerStateContext.Provider>
  );
}
