import type { JSX } from 'react';
import {
  UNSTABLE_ToastRegion as AriaRegion,
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { CloseIcon, Icon } from '../icon/index.ts';
import { toneIcon } from '../icon/tone-icon.ts';
import { IconButton } from '../icon-button/index.ts';
import { AriaFrame } from '../internal/aria-frame.component.tsx';
import { classNames } from '../internal/class-names.ts';
import floating from '../internal/floating.module.css';
import tones from '../internal/tone.module.css';
import type { Tone } from '../internal/tone.ts';
import styles from './toast.module.css';

export interface ToastMessage {
  readonly title: string;
  readonly tone?: Tone;
}

/** The messages for a `ToastRegion`; `add` returns the key that `close` takes. */
export type Toasts = ToastQueue<ToastMessage>;

/**
 * Creates a queue that shows at most three at once. Timeouts pause while a toast has hover or
 * focus.
 */
export function createToastQueue(): Toasts {
  return new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
}

export interface ToastRegionProps {
  readonly queue: Toasts;
  /** The region's accessible name; F6 moves to it. */
  readonly label: string;
  readonly closeLabel: string;
}

/**
 * Shows and announces toasts, above everything else. Give a timeout only to messages that need no
 * response.
 */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps): JSX.Element {
  return (
    <AriaFrame>
      <AriaRegion queue={queue} aria-label={label} className={styles.region}>
        {({ toast }) => {
          const { tone = 'neutral', title } = toast.content;
          return (
            <AriaToast
              toast={toast}
              className={classNames(tones.tone, floating.floating, styles.toast)}
              data-tone={tone}
            >
              <Icon of={toneIcon[tone]} className={styles.icon} />
              <ToastContent className={styles.content}>
                <Text slot="title" className={styles.title}>
                  {title}
                </Text>
              </ToastContent>
              <IconButton
                size="sm"
                label={closeLabel}
                icon={CloseIcon}
                onPress={() => queue.close(toast.key)}
              />
            </AriaToast>
          );
        }}
      </AriaRegion>
    </AriaFrame>
  );
}
