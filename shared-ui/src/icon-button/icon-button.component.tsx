import { type JSX, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { BusyMark } from '../button/busy-mark.component.tsx';
import type { ButtonProps } from '../button/index.ts';
import { Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { mergeRefs } from '../internal/press/merge-refs.ts';
import { PressButton } from '../internal/press/press-button.component.tsx';
import { useBusyAnnouncement } from '../internal/press/use-busy-announcement.ts';
import { Tooltip, type TooltipProps, TooltipTrigger } from '../tooltip/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ButtonProps, 'variant' | 'icon' | 'iconEnd' | 'isQuiet' | 'children'> {
  /** The accessible name, and the tooltip. */
  readonly label: string;
  readonly icon: IconType;
  readonly variant?: 'quiet' | 'secondary';
  /** Makes it a toggle button, with `aria-pressed`. */
  readonly isSelected?: boolean | undefined;
  /** A mark on the corner, read after the label (a `Badge`). */
  readonly badge?: ReactNode;
  /** Disables the button but keeps it focusable, with the reason in its tooltip. */
  readonly disabledReason?: string | undefined;
  readonly tooltipPlacement?: TooltipProps['placement'] | undefined;
  /**
   * False if the icon is self-explanatory and Escape, which closes a tooltip first, has another
   * task.
   */
  readonly hasTooltip?: boolean;
}

/**
 * A button with an icon only; the label is required. When it is disabled while focused, it keeps
 * the focus and ignores presses until blur.
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
  ref,
  onFocus,
  onBlur,
  ...rest
}: IconButtonProps): JSX.Element {
  const reasonId = useId();
  const isBlocked = disabledReason !== undefined;
  const [isFocused, setFocused] = useState(false);
  /** Browsers blur a disabled button: a keyboard user would start at the top of the page again. */
  const isKept = isDisabled && isFocused && !isBlocked;
  const own = useRef<HTMLButtonElement>(null);
  const merged = useMemo(() => mergeRefs(ref, own), [ref]);
  useBusyAnnouncement(own, isBusy);
  return (
    <TooltipTrigger isDisabled={!hasTooltip}>
      <PressButton
        {...rest}
        // Not by the tooltip, whose text is the name: screen readers would say it twice.
        aria-describedby={isBlocked ? reasonId : rest['aria-describedby']}
        {...(isSelected !== undefined && { 'aria-pressed': isSelected })}
        ref={merged}
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
        isDisabled={isDisabled && !isBlocked && !isKept}
        isInert={isBusy || isBlocked || isKept}
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
      </PressButton>
      {isBlocked && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      <Tooltip placement={tooltipPlacement}>{disabledReason ?? label}</Tooltip>
    </TooltipTrigger>
  );
}
