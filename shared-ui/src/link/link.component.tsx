import type { AnchorHTMLAttributes, JSX, Ref } from 'react';
import buttonStyles from '../button/button.module.css';
import type { ButtonSize, ButtonVariant } from '../button/index.ts';
import { ExternalIcon, Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './link.module.css';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
  /** Opens in a new tab: adds `target`, `rel` and an icon. */
  readonly isExternal?: boolean;
  /** The text alternative of the icon ("opens in a new tab"). */
  readonly externalLabel?: string;
}

const newTab = { target: '_blank', rel: 'noreferrer' } as const;

function ExternalMark({ label }: { readonly label: string | undefined }): JSX.Element {
  return (
    <>
      <Icon of={ExternalIcon} size="xs" className={styles.external} />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}

export interface LinkProps extends AnchorProps {
  /** Underlined on hover only; for lists in which every title is a link. */
  readonly isQuiet?: boolean;
}

/** A native anchor in the accent colour. The caller navigates, by `onClick` or a router. */
export function Link({
  isQuiet = false,
  isExternal = false,
  externalLabel,
  className,
  children,
  ...rest
}: LinkProps): JSX.Element {
  return (
    <a
      {...(isExternal && newTab)}
      {...rest}
      className={classNames(styles.link, isQuiet && styles.quiet, className)}
    >
      {children}
      {isExternal && <ExternalMark label={externalLabel} />}
    </a>
  );
}

export interface ButtonLinkProps extends AnchorProps {
  readonly variant?: Exclude<ButtonVariant, 'link'>;
  readonly size?: ButtonSize;
  readonly icon?: IconType | undefined;
}

/** A native anchor that looks like a button, for a primary action that navigates. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  isExternal = false,
  externalLabel,
  className,
  children,
  ...rest
}: ButtonLinkProps): JSX.Element {
  return (
    <a
      {...(isExternal && newTab)}
      {...rest}
      className={classNames(buttonStyles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {icon && <Icon of={icon} size={size === 'lg' ? 'md' : 'sm'} />}
      {children}
      {isExternal && <ExternalMark label={externalLabel} />}
    </a>
  );
}
