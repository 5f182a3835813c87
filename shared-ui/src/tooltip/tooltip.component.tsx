import type { JSX, ReactNode } from 'react';
import {
  type TooltipProps as AriaProps,
  Tooltip as AriaTooltip,
  TooltipTrigger as AriaTrigger,
} from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

export interface TooltipTriggerProps {
  /** Milliseconds of hovering before it opens; on focus it opens at once. */
  readonly delay?: number;
  readonly isDisabled?: boolean;
  /** Given together with `onOpenChange`, where something else opens it as well. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** A focusable react-aria element (our buttons are), then a `Tooltip`. */
  readonly children: ReactNode;
}

/** Joins a focusable element and the tooltip that describes it. */
export function TooltipTrigger({ delay = 600, ...rest }: TooltipTriggerProps): JSX.Element {
  return <AriaTrigger delay={delay} closeDelay={80} {...rest} />;
}

export interface TooltipProps {
  readonly placement?: AriaProps['placement'];
  readonly children: ReactNode;
}

/** A short text on hover or focus. Never the only place of something a person needs. */
export function Tooltip({ placement = 'top', children }: TooltipProps): JSX.Element {
  return (
    <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
      {children}
    </AriaTooltip>
  );
}
