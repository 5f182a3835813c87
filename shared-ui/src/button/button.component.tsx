import { type JSX, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { Tooltip, TooltipTrigger } from '../tooltip/index.ts';
import { BusyMark } from './busy-mark.component.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';

export interface ButtonProps
  extends Omit<
    AriaProps,
    'className' | 'style' | 'children' | 'isPending' | 'render' | 'isDisabled'
  > {
  /** One `primary` per view. `link` looks like a link, for an action that does not navigate. */
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md';
  readonly icon?: IconType | undefined;
  readonly iconEnd?: IconType | undefined;
  /** Keeps focus and size, ignores presses, shows a spinner. */
  readonly isBusy?: boolean | undefined;
  /** Announced while busy, after the button's own text. */
  readonly busyLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
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
    children,
    ...rest
  } = props;
  const reasonId = useId();
  const isBlocked = disabledReason !== undefined;
  const [isTold, setTold] = useState(false);
  // The next press anywhere closes the reason: a press may cause neither blur nor hover end.
  useEffect(() => {
    if (!isTold) return;
    const close = () => setTold(false);
    document.addEventListener('pointerdown', close, { capture: true });
    return () => document.removeEventListener('pointerdown', close, { capture: true });
  }, [isTold]);
  // react-aria's `isPending` keeps the focus and suppresses presses for every listener.
  const button = (
    <AriaButton
      {...rest}
      {...(isBlocked && {
        'aria-describedby': reasonId,
        onClickCapture: () => setTold(true),
      })}
      isDisabled={isDisabled && !isBlocked}
      isPending={isBusy || isBlocked}
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
    </AriaButton>
  );
  if (!('disabledReason' in props)) return button;
  return (
    <TooltipTrigger isDisabled={!isBlocked} isOpen={isBlocked && isTold} onOpenChange={setTold}>
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
