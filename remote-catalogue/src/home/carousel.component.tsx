import { useHostLocation, useLibrary } from '@leeszaal/remote-kit/react';
import type { Acquisition } from '@leeszaal/shared-contracts';
import { ChevronLeftIcon, ChevronRightIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useDetail } from '../detail/use-detail.ts';
import { PublicationCover } from '../publication/publication-cover.component.tsx';
import { screenKey } from '../shell/entry-state.ts';
import { usePlaces } from '../shell/use-places.ts';
import { lastPageOf, pageOf } from './acquisitions-page.ts';
import { connectionOf } from './connection-of.ts';
import styles from './home.module.css';

interface CarouselProps {
  readonly title: ReactNode;
  readonly acquisitions: readonly Acquisition[];
  /** Called when the first cover has loaded. */
  readonly onSettled: () => void;
}

/** Pages of ten covers; each opens its detail (`docs/behaviour.md` C2). */
export function Carousel({ title, acquisitions, onSettled }: CarouselProps) {
  const { t } = useLingui();
  const { modules } = useLibrary();
  const { detail, open } = useDetail();
  const places = usePlaces();
  const screen = screenKey(useHostLocation());
  const [page, setPage] = useState(() =>
    Math.min(places.at(screen)?.carouselPage ?? 0, lastPageOf(acquisitions)),
  );
  useEffect(() => {
    if (page !== (places.at(screen)?.carouselPage ?? 0)) {
      places.remember(screen, { carouselPage: page });
    }
  }, [places, screen, page]);
  const { items, first, last, hasPrevious, hasNext } = pageOf(acquisitions, page);
  const total = acquisitions.length;
  return (
    <>
      <div className={styles.head}>
        {title}
        {(hasPrevious || hasNext) && (
          <div className={styles.pager}>
            <output>
              <Trans>
                {first}–{last} of {total}
              </Trans>
            </output>
            <IconButton
              label={t`Previous acquisitions`}
              icon={ChevronLeftIcon}
              disabledReason={hasPrevious ? undefined : t`This is the first page`}
              onPress={() => setPage(page - 1)}
            />
            <IconButton
              label={t`Next acquisitions`}
              icon={ChevronRightIcon}
              disabledReason={hasNext ? undefined : t`This is the last page`}
              onPress={() => setPage(page + 1)}
            />
          </div>
        )}
      </div>
      {/* The key resets the scroll position of each page. */}
      <ul key={page} className={styles.covers}>
        {items.map((acquisition, place) => {
          const { id, title: name, cover, sourceModule } = acquisition;
          const connection = connectionOf(acquisition, modules);
          const isShown = detail?.connection === connection && detail?.id === id;
          return (
            <li key={`${sourceModule}-${id}`}>
              <button
                type="button"
                className={styles.acquisition}
                disabled={connection === undefined}
                aria-current={isShown || undefined}
                onClick={() => connection !== undefined && open({ connection, id })}
              >
                <PublicationCover
                  title={name}
                  cover={cover}
                  className={styles.cover}
                  onSettled={place === 0 ? onSettled : undefined}
                />
                <span className={styles.caption}>
                  <bdi>{name}</bdi>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
