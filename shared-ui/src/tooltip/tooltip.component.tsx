import type { JSX, ReactNode } from 'react';
import {
  type TooltipProps as AriaProps,
  Tooltip as AriaTooltip,
  TooltipTrigger as AriaTrigger,
} from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

export interface TooltipTriggerProps {
  readonly isDisabled?: boolean;
  /** Together with `onOpenChange`, if another cause opens it as well. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** A focusable react-aria element (such as our buttons), then a `Tooltip`. */
  readonly children: ReactNode;
}

/** Connects a focusable element with the tooltip that describes it. */
export function TooltipTrigger(props: TooltipTriggerProps): JSX.Element {
  return <AriaTrigger delay={600} closeDelay={80} {...props} />;
}

export interface TooltipProps {
  readonly placement?: AriaProps['placement'];
  readonly children: ReactNode;
}

/** A short text on hover or focus. Never the only place of essential information. */
export function Tooltip({ placement = 'top', children }: TooltipProps): JSX.Element {
  return (
    <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
      {children}
    </AriaTooltip>
  );
}
