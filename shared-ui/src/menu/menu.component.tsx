import type { JSX, ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, Popover, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import styles from './menu.module.css';

interface MenuListProps {
  /** The menu's accessible name. */
  readonly label: string;
  /** Content above the items, outside the menu itself, such as the user's name. */
  readonly header?: ReactNode;
  /** Focuses the first item, where no trigger does so. */
  readonly isFocused?: boolean;
  /** `MenuItem`, `MenuSection`, `SubMenu` and `MenuSeparator` elements. */
  readonly children: ReactNode;
}

/** The content of a menu's popover. */
export function MenuList({
  label,
  header,
  children,
  isFocused = false,
}: MenuListProps): JSX.Element {
  return (
    <>
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <AriaMenu
        aria-label={label}
        className={styles.menu}
        {...(isFocused && { autoFocus: 'first' })}
      >
        {children}
      </AriaMenu>
    </>
  );
}

export interface AnchoredMenuProps extends Omit<MenuListProps, 'isFocused'> {
  /** The button that opens the menu; give it `aria-haspopup="menu"` and `aria-expanded`. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A list of actions or options that is separate from its button, so that it can load lazily. */
export function AnchoredMenu({
  triggerRef,
  isOpen,
  onOpenChange,
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
        placement="bottom end"
        offset={4}
      >
        <MenuList {...rest} isFocused />
      </Popover>
    </RootMenuTriggerStateContext.Provider>
  );
}
