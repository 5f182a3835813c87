import type { JSX, ReactNode, RefObject } from 'react';
import { DialogTrigger, type DialogTriggerProps } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaProps,
  OverlayArrow,
} from 'react-aria-components/Popover';
import { classNames } from '../internal/class-names.ts';
import styles from './popover.module.css';

/** A button and the `Popover` that it opens. */
export const PopoverTrigger = DialogTrigger;
export type PopoverTriggerProps = DialogTriggerProps;

export interface PopoverProps {
  /** Its accessible name. */
  readonly label: string;
  readonly placement?: AriaProps['placement'];
  readonly hasArrow?: boolean;
  /** Without a `PopoverTrigger`: the anchor, and whether it is open. */
  readonly triggerRef?: RefObject<Element | null>;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A small dialog at its trigger. Escape or a press outside closes it. */
export function Popover({
  label,
  placement = 'bottom',
  hasArrow = false,
  className,
  children,
  ...rest
}: PopoverProps): JSX.Element {
  const named = { 'aria-label': label, 'aria-labelledby': undefined };
  return (
    <AriaPopover
      {...rest}
      // Makes the popover itself the dialog, with all of react-aria's props, and named by `label`
      // instead of its trigger.
      trigger="DialogTrigger"
      render={(props) => <div {...props} {...named} />}
      placement={placement}
      offset={hasArrow ? 10 : 6}
      className={classNames(styles.popover, className)}
    >
      {hasArrow && (
        <OverlayArrow className={styles.arrow}>
          <span className={styles.tip} />
        </OverlayArrow>
      )}
      <div className={styles.content}>{children}</div>
    </AriaPopover>
  );
}
