import { type JSX, type ReactNode, type RefObject, useCallback, useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { Menu as AriaMenu, Popover, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { AriaFrame } from '../internal/aria-frame.component.tsx';
import { noteOrigins } from '../internal/modal/focus-origins.ts';
import { wasPressedByKey } from '../internal/press/last-press.ts';
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
  const noteTrigger = useCallback(
    (popover: HTMLElement | null) => {
      const around = triggerRef.current;
      // The trigger may be around its button.
      const button = around?.matches('button') ? around : around?.querySelector('button');
      if (popover && button) noteOrigins(popover, [button]);
    },
    [triggerRef],
  );
  // react-aria takes the click of a key for one of a screen reader, and then focuses the first item later.
  useLayoutEffect(() => {
    if (isOpen && wasPressedByKey()) setInteractionModality('keyboard');
  }, [isOpen]);
  return (
    <AriaFrame>
      <RootMenuTriggerStateContext.Provider value={state}>
        <Popover
          ref={noteTrigger}
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
    </AriaFrame>
  );
}
