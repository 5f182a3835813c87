import type { JSX, ReactNode } from 'react';
import { Icon, type IconType } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import { PressButton } from '../internal/press/press-button.component.tsx';
import tones from '../internal/tone.module.css';
import type { Tone } from '../internal/tone.ts';
import styles from './tag.module.css';

export interface TagProps {
  readonly tone?: Tone | 'accent';
  readonly icon?: IconType | undefined;
  /** Makes the tag a button. */
  readonly onPress?: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A keyword, kind or state, as a small label. */
export function Tag({
  tone = 'neutral',
  icon,
  onPress,
  className,
  children,
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
  if (onPress === undefined) return <span {...look}>{content}</span>;
  return (
    <PressButton {...look} onPress={onPress} data-pressable>
      {content}
    </PressButton>
  );
}
