import { type JSX, type ReactNode, type Ref, useId, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { BusyMark } from '../button/busy-mark.component.tsx';
import { Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { Tooltip, type TooltipProps, TooltipTrigger } from '../tooltip/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<
    AriaProps,
    'className' | 'style' | 'children' | 'isPending' | 'render' | 'isDisabled'
  > {
  /** The name: spoken, and shown as tooltip. */
  readonly label: string;
  readonly icon: IconType;
  readonly variant?: 'quiet' | 'secondary' | 'primary' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Makes it a toggle: on or off, spoken as pressed or not. */
  readonly isSelected?: boolean | undefined;
  /** A mark on the corner, spoken after the label (a `Badge`). */
  readonly badge?: ReactNode;
  readonly isBusy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Disables, but stays reachable and tells why in the tooltip. */
  readonly disabledReason?: string | undefined;
  readonly tooltipPlacement?: TooltipProps['placement'] | undefined;
  /** False where its sign needs no words, and Escape, which hides a tooltip first, has something else to do. */
  readonly hasTooltip?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that shows an icon only; its label is required. One that is disabled while it has the focus
 * keeps it, and is of no use until it is left.
 */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  isSelected,
  badge,
  isBusy = false,
  busyLabel,
  isDisabled = false,
  disabledReason,
  tooltipPlacement = 'bottom',
  hasTooltip = true,
  className,
  onFocusChange,
  ...rest
}: IconButtonProps): JSX.Element {
  const reasonId = useId();
  const isBlocked = disabledReason !== undefined;
  const [isFocused, setFocused] = useState(false);
  /** Browsers take the focus from a button that is disabled: whoever pressed it would begin at the top. */
  const isKept = isDisabled && isFocused && !isBlocked;
  return (
    <TooltipTrigger isDisabled={!hasTooltip}>
      <AriaButton
        {...rest}
        {...(isBlocked && { 'aria-describedby': reasonId })}
        {...(isSelected !== undefined && { 'aria-pressed': isSelected })}
        onFocusChange={(hasFocus) => {
          setFocused(hasFocus);
          onFocusChange?.(hasFocus);
        }}
        isDisabled={isDisabled && !isBlocked && !isKept}
        isPending={isBusy || isBlocked || isKept}
        className={classNames(styles.button, className)}
        data-variant={variant}
        data-size={size}
        data-busy={isBusy || undefined}
        data-blocked={isBlocked || isKept || undefined}
      >
        <span className={styles.content}>
          <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        {isBusy && <BusyMark label={busyLabel} />}
      </AriaButton>
      {isBlocked && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      <Tooltip placement={tooltipPlacement}>{disabledReason ?? label}</Tooltip>
    </TooltipTrigger>
  );
}
