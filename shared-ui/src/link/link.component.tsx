import type { AnchorHTMLAttributes, JSX, Ref } from 'react';
import buttonStyles from '../button/button.module.css';
import { ExternalIcon, Icon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './link.module.css';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
  /** Opens in a new tab: adds `target`, `rel` and an icon. */
  readonly isExternal?: boolean;
  /** The text alternative of the icon ("opens in a new tab"). */
  readonly externalLabel?: string;
  /** Underlined on hover only; for lists in which every title is a link. */
  readonly isQuiet?: boolean;
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

/** A native anchor that looks like a button. */
export function ButtonLink(props: AnchorHTMLAttributes<HTMLAnchorElement>): JSX.Element {
  return <a {...props} className={buttonStyles.button} data-variant="secondary" data-size="md" />;
}
