import type { JSX, MouseEventHandler, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import tones from '../internal/tone.module.css';
import type { Tone } from '../internal/tone.ts';
import styles from './tag.module.css';

interface TagBase {
  readonly tone?: Tone | 'accent';
  readonly icon?: IconType | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A tag is text, a button (`onPress`) or a link (`href`). */
export type TagProps = TagBase &
  (
    | { readonly onPress?: undefined; readonly href?: undefined }
    | { readonly onPress: () => void; readonly href?: undefined }
    | {
        readonly href: string;
        readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
        readonly onPress?: undefined;
      }
  );

/** A keyword, kind or state, as a small label. */
export function Tag({
  tone = 'neutral',
  icon,
  className,
  children,
  ...rest
}: TagProps): JSX.Element {
  const look = {
    className: classNames(tones.tone, styles.tag, className),
    'data-tone': tone,
  };
  const content = (
    <>
      {icon && <Icon of={icon} size="xs" />}
      <span className={styles.text}>{children}</span>
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...look} href={rest.href} onClick={rest.onClick} data-pressable>
        {content}
      </a>
    );
  }
  if (rest.onPress !== undefined) {
    return (
      <Button {...look} onPress={rest.onPress} data-pressable>
        {content}
      </Button>
    );
  }
  return <span {...look}>{content}</span>;
}
