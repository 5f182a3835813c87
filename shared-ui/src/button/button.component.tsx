import { type JSX, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { Tooltip, TooltipTrigger } from '../tooltip/index.ts';
import { BusyMark } from './busy-mark.component.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps
  extends Omit<
    AriaProps,
    'className' | 'style' | 'children' | 'isPending' | 'render' | 'isDisabled'
  > {
  /** One `primary` in a view; `link` looks like a link where the act is not a navigation. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconType | undefined;
  readonly iconEnd?: IconType | undefined;
  /** Keeps focus and size, takes no press, shows a spinner. */
  readonly isBusy?: boolean | undefined;
  /** Spoken while busy, after the button's own text. */
  readonly busyLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /**
   * Disables, but stays reachable by keyboard and tells why: as description, and in a tooltip on hover, on
   * focus and on a press, since a finger neither hovers nor focuses. Where the reason comes and goes give it
   * always, undefined for none: then the button keeps its focus.
   */
  readonly disabledReason?: string | undefined;
  /** For `link`: underlined when hovered only, where everything is one (titles in a list). */
  readonly isQuiet?: boolean | undefined;
  readonly isFullWidth?: boolean | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** What is pressed to make something happen. For going somewhere use `Link` or `ButtonLink`. */
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
    isFullWidth = false,
    className,
    children,
    ...rest
  } = props;
  const iconSize = size === 'lg' ? 'md' : 'sm';
  const reasonId = useId();
  const isBlocked = disabledReason !== undefined;
  const [isTold, setTold] = useState(false);
  // The next press anywhere takes the reason away, as nothing may lose hover or focus by then.
  useEffect(() => {
    if (!isTold) return;
    const close = () => setTold(false);
    document.addEventListener('pointerdown', close, { capture: true });
    return () => document.removeEventListener('pointerdown', close, { capture: true });
  }, [isTold]);
  // "Pending" is react-aria's word for: keeps focus and takes no press, whoever listens.
  const button = (
    <AriaButton
      {...rest}
      {...(isBlocked && {
        'aria-describedby': reasonId,
        onClickCapture: () => setTold(true),
      })}
      isDisabled={isDisabled && !isBlocked}
      isPending={isBusy || isBlocked}
      className={classNames(styles.button, isFullWidth && styles.fullWidth, className)}
      data-variant={variant}
      data-size={size}
      data-quiet={isQuiet || undefined}
      data-busy={isBusy || undefined}
      data-blocked={isBlocked || undefined}
    >
      <span className={styles.content}>
        {icon && <Icon of={icon} size={iconSize} />}
        {children}
        {iconEnd && <Icon of={iconEnd} size={iconSize} />}
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
