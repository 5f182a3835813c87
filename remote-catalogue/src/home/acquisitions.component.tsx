import type { Acquisition } from '@leeszaal/shared-contracts';
import { useLibrary } from '@leeszaal/shared-contracts/react';
import { ChevronLeftIcon, ChevronRightIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { PublicationCover } from '../publication/publication-cover.component.tsx';
import { detailAtom } from '../state/atoms.ts';
import { connectionOf } from './connection-of.ts';
import styles from './home.module.css';
import { useAcquisitions } from './use-acquisitions.ts';

/** How many covers one page of the carousel has (`docs/behaviour.md` C9). */
const PAGE_SIZE = 10;

/** What the library has acquired lately. */
export function Acquisitions() {
  const { t } = useLingui();
  const state = useAcquisitions();
  return (
    <section className={styles.acquisitions} aria-labelledby="acquisitions">
      {state.kind === 'loading' && (
        <>
          <Title />
          <SkeletonGroup label={t`Loading…`}>
            <div className={styles.covers}>
              {[0, 1, 2, 3, 4].map((cover) => (
                <Skeleton key={cover} variant="cover" />
              ))}
            </div>
          </SkeletonGroup>
        </>
      )}
      {state.kind === 'error' && (
        <>
          <Title />
          <Notice tone="danger">
            <Trans>there was a problem loading the acquisitions</Trans>
          </Notice>
        </>
      )}
      {state.kind === 'ready' &&
        (state.acquisitions.length === 0 ? (
          <>
            <Title />
            <p className={styles.none}>
              <Trans>There are no new acquisitions</Trans>
            </p>
          </>
        ) : (
          <Carousel acquisitions={state.acquisitions} />
        ))}
    </section>
  );
}

function Title() {
  return (
    <Heading level={2} look="section" id="acquisitions">
      <Trans>New acquisitions</Trans>
    </Heading>
  );
}

function Carousel({ acquisitions }: { readonly acquisitions: readonly Acquisition[] }) {
  const { t } = useLingui();
  const { modules } = useLibrary();
  const setDetail = useSetAtom(detailAtom);
  const [page, setPage] = useState(0);
  const pages = Math.ceil(acquisitions.length / PAGE_SIZE);
  const shown = acquisitions.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return (
    <>
      <div className={styles.head}>
        <Title />
        {pages > 1 && (
          <div className={styles.pager}>
            <IconButton
              label={t`Previous acquisitions`}
              icon={ChevronLeftIcon}
              isDisabled={page === 0}
              onPress={() => setPage(page - 1)}
            />
            <output>
              {page + 1} / {pages}
            </output>
            <IconButton
              label={t`Next acquisitions`}
              icon={ChevronRightIcon}
              isDisabled={page >= pages - 1}
              onPress={() => setPage(page + 1)}
            />
          </div>
        )}
      </div>
      <ul className={styles.covers}>
        {shown.map((acquisition) => {
          const connection = connectionOf(acquisition, modules);
          return (
            <li key={`${acquisition.sourceModule}-${acquisition.id}`}>
              <button
                type="button"
                className={styles.acquisition}
                disabled={connection === undefined}
                onClick={() =>
                  connection !== undefined && setDetail({ connection, id: acquisition.id })
                }
              >
                <PublicationCover title={acquisition.title} cover={acquisition.cover} />
                <span className={styles.caption}>{acquisition.title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
