import { Button } from '@leeszaal/shared-ui/button';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './no-results.module.css';

/** A search that finds something. */
export interface WayOut {
  readonly key: string;
  readonly text: string;
  /** The changes of the search; absent if the text says them. */
  readonly note?: string | undefined;
  readonly count: number;
  /** Whether there may be more hits than were counted; default: no. */
  readonly isAtLeast?: boolean;
  readonly onPress: (event: { readonly target: Element }) => void;
}

interface WaysOutProps {
  readonly ways: readonly WayOut[];
  /** After the last one. */
  readonly children?: ReactNode;
}

/** Searches that find something, as buttons with their hits. */
export function WaysOut({ ways, children }: WaysOutProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.ways} aria-label={t`Searches that find something`}>
      {ways.map(({ key, text, note, count, isAtLeast = false, onPress }) => {
        const hits = isAtLeast
          ? t`${plural(count, { one: 'at least # result', other: 'at least # results' })}`
          : t`${plural(count, { one: '# result', other: '# results' })}`;
        return (
          <li key={key}>
            <Button variant="quiet" className={styles.way} onPress={onPress}>
              <span className={styles.what}>
                {text}
                {note !== undefined && <span className={styles.note}> {note}</span>}
              </span>{' '}
              <span className={styles.count}>{hits}</span>
            </Button>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
