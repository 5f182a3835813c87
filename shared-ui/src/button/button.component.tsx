import { type JSX, type ReactNode, type Ref, useId, useMemo, useRef } from 'react';
import { Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { mergeRefs } from '../internal/press/merge-refs.ts';
import { PressButton, type PressButtonProps } from '../internal/press/press-button.component.tsx';
import { useBusyAnnouncement } from '../internal/press/use-busy-announcement.ts';
import { Tooltip, TooltipTrigger } from '../tooltip/index.ts';
import { BusyMark } from './busy-mark.component.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';

export interface ButtonProps
  extends Omit<PressButtonProps, 'className' | 'style' | 'children' | 'isInert' | 'keepsFocus'> {
  /** One `primary` per view. `link` looks like a link, for an action that does not navigate. */
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md';
  readonly icon?: IconType | undefined;
  readonly iconEnd?: IconType | undefined;
  /** Keeps focus and size, ignores presses, shows a spinner. */
  readonly isBusy?: boolean | undefined;
  /** Announced while busy, after the button's own text. */
  readonly busyLabel?: string | undefined;
  /**
   * Disables the button but keeps it focusable, and gives the reason: as its description, and in a
   * tooltip on hover, on focus and on a press (touch has neither hover nor focus). If the reason
   * changes over time, always pass the prop, `undefined` for none: the button then keeps its focus.
   */
  readonly disabledReason?: string | undefined;
  /** For `link`: underlined on hover only; for lists in which every title is a link. */
  readonly isQuiet?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** Performs an action. To navigate use `Link` or `ButtonLink`. */
export function Button(props: ButtonProps): JSX.Element {
  const {
    variant = 'secondary',
    size = 'md',
    icon,
    iconEnd,
    isBusy = false,
    busyLabel,
    isDisabled = false,
    disabledReason,
    isQuiet = false,
    className,
    ref,
    children,
    ...rest
  } = props;
  const reasonId = useId();
  const isBlocked = disabledReason !== undefined;
  const own = useRef<HTMLButtonElement>(null);
  const merged = useMemo(() => mergeRefs(ref, own), [ref]);
  useBusyAnnouncement(own, isBusy);
  const button = (
    <PressButton
      {...rest}
      {...(isBlocked && { 'aria-describedby': reasonId })}
      ref={merged}
      isDisabled={isDisabled && !isBlocked}
      isInert={isBusy || isBlocked}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-quiet={isQuiet || undefined}
      data-busy={isBusy || undefined}
      data-blocked={isBlocked || undefined}
    >
      <span className={styles.content}>
        {icon && <Icon of={icon} size="sm" />}
        {children}
        {iconEnd && <Icon of={iconEnd} size="sm" />}
      </span>
      {isBusy && <BusyMark label={busyLabel} />}
    </PressButton>
  );
  if (!('disabledReason' in props)) return button;
  return (
    <TooltipTrigger isDisabled={!isBlocked} opensOnPress>
      {button}
      {isBlocked && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      <Tooltip>{disabledReason}</Tooltip>
    </TooltipTrigger>
  );
}
