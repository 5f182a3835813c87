import type { JSX, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { toneIcon } from '../icon/tone-icon.ts';
import { classNames } from '../internal/class-names.ts';
import tones from '../internal/tone.module.css';
import type { Tone } from '../internal/tone.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
  /** `inline` is a line of text with an icon. */
  readonly variant?: 'block' | 'inline';
  /**
   * Whether it is announced when it appears; by default danger is assertive and other tones are
   * polite.
   */
  readonly live?: 'off' | 'polite' | 'assertive';
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

const role = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message in the page, next to its subject. */
export function Notice({
  tone = 'neutral',
  title,
  actions,
  variant = 'block',
  live = tone === 'danger' ? 'assertive' : 'polite',
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
      <Icon of={toneIcon[tone]} size={variant === 'inline' ? 'sm' : 'md'} className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
