import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { Plural, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { chapterOf } from '../place/chapter-of.ts';
import type { OpenDocument } from '../screen/reading.ts';
import type { DocumentHit } from './document-hits.ts';
import styles from './hit-list.module.css';

interface HitListProps {
  readonly hits: readonly DocumentHit[];
  /** Which of them is shown. */
  readonly index: number;
  readonly open: Pick<OpenDocument, 'viewer' | 'contents'>;
  readonly onChoose: (index: number) => void;
}

const NONE: readonly ContentsEntry[] = [];

/** By how many hits a key moves the focus. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The hits with their surroundings; one of them is a tab stop, arrows lead to the others. */
export function HitList({
  hits,
  index,
  open: { viewer, contents = NONE },
  onChoose,
}: HitListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const hasPages = viewer?.abilities.pageNumbers ?? false;
  const listed = hits.filter(({ passage }) => passage !== undefined).length;
  const more = hits.length - listed;
  const reachable = hits[index]?.passage ? index : hits.findIndex(({ passage }) => passage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hit is shown
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    current?.scrollIntoView?.({ block: 'nearest' });
  }, [index]);
  const placeOf = (file: string) => {
    const page = Number.parseInt(file, 10);
    return hasPages ? t`Page ${page}` : chapterOf(contents, file);
  };
  if (listed === 0) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons: Element[] = [...event.currentTarget.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(event.target as Element) + step];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={t`Results`} onKeyDown={onKeyDown}>
        {hits.map(
          (hit, at) =>
            hit.passage && (
              <Hit
                key={`${hit.file} ${hit.nth}`}
                {...hit.passage}
                place={placeOf(hit.file)}
                at={at}
                isCurrent={at === index}
                isReachable={at === reachable}
                onChoose={onChoose}
              />
            ),
        )}
      </ol>
      {more > 0 && (
        <p className={styles.more}>
          <Plural
            value={more}
            one="# more result can be reached with Next result."
            other="# more results can be reached with Next result."
          />
        </p>
      )}
    </>
  );
}

interface HitProps {
  readonly before: string;
  readonly text: string;
  readonly after: string;
  readonly place: string | undefined;
  readonly at: number;
  readonly isCurrent: boolean;
  readonly isReachable: boolean;
  readonly onChoose: (index: number) => void;
}

function Hit({ before, text, after, place, at, isCurrent, isReachable, onChoose }: HitProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.hit}
        aria-current={isCurrent || undefined}
        tabIndex={isReachable ? 0 : -1}
        onClick={() => onChoose(at)}
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
