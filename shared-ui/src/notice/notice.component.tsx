import type { JSX, ReactNode } from 'react';
import { CloseIcon, Icon, type IconType } from '../icon/index.ts';
import { toneIcon } from '../icon/tone-icon.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../internal/class-names.ts';
import tones from '../internal/tone.module.css';
import type { Tone } from '../internal/tone.ts';
import styles from './notice.module.css';

interface NoticeBase {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly icon?: IconType | undefined;
  /** Buttons below the text, or beside it in a banner. */
  readonly actions?: ReactNode;
  /** `inline` is a line of text with an icon; `banner` has the full width. */
  readonly variant?: 'block' | 'inline' | 'banner';
  /**
   * Whether it is announced when it appears; by default danger is assertive and other tones are
   * polite.
   */
  readonly live?: 'off' | 'polite' | 'assertive';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A dismissible notice needs a name for its button. */
export type NoticeProps = NoticeBase &
  (
    | { readonly onDismiss?: undefined; readonly dismissLabel?: undefined }
    | { readonly onDismiss: () => void; readonly dismissLabel: string }
  );

const role = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message in the page, next to its subject. */
export function Notice({
  tone = 'neutral',
  title,
  icon = toneIcon[tone],
  actions,
  variant = 'block',
  live = tone === 'danger' ? 'assertive' : 'polite',
  onDismiss,
  dismissLabel,
  className,
  children,
}: NoticeProps): JSX.Element {
  return (
    <div
      role={role[live]}
      className={classNames(tones.tone, styles.notice, className)}
      data-tone={tone}
      data-variant={variant}
    >
      <Icon of={icon} size={variant === 'inline' ? 'sm' : 'md'} className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss !== undefined && (
        <IconButton label={dismissLabel} icon={CloseIcon} size="sm" onPress={onDismiss} />
      )}
    </div>
  );
}
