import type { Passage } from '@leeszaal/shared-contracts';
import type { Ref } from 'react';
import styles from './hit-list.module.css';

interface HitProps extends Passage {
  /** Measures the item once it is drawn. */
  readonly ref: Ref<HTMLLIElement>;
  /** Page or chapter of the hit. */
  readonly place: string | undefined;
  /** Index in the list, from 0. */
  readonly index: number;
  /** Length of the whole list, of which only visible items render. */
  readonly count: number;
  /** Distance from the top of the list, in CSS pixels. */
  readonly start: number;
  readonly isCurrent: boolean;
  /** Whether the item is the tab stop of the list. */
  readonly isReachable: boolean;
  readonly onChoose: () => void;
}

/** One hit with its surroundings, in a virtual list. */
export function Hit(props: HitProps) {
  const { before, text, after, place, index, isCurrent, isReachable } = props;
  return (
    <li
      ref={props.ref}
      data-index={index}
      aria-setsize={props.count}
      aria-posinset={index + 1}
      className={styles.item}
      style={{ translate: `0 ${props.start}px` }}
    >
      <button
        type="button"
        className={styles.hit}
        aria-current={isCurrent || undefined}
        tabIndex={isReachable ? 0 : -1}
        onClick={props.onChoose}
      >
        {place !== undefined && <span className={styles.place}>{place}</span>}
        <bdi>
          {before}
          <mark className={styles.mark}>{text}</mark>
          {after}
        </bdi>
      </button>
    </li>
  );
}
