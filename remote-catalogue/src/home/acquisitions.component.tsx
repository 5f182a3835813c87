import { Notice } from '@leeszaal/shared-ui/notice';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useId } from 'react';
import { RetryButton } from '../shell/retry-button.component.tsx';
import { useScreenScroll } from '../shell/use-remembered-scroll.ts';
import { PAGE_SIZE } from './acquisitions-page.ts';
import { Carousel } from './carousel.component.tsx';
import styles from './home.module.css';
import { isHomeSettledAtom } from './home-settled-atom.ts';
import { type AcquisitionsState, useAcquisitions } from './use-acquisitions.ts';

/** The new acquisitions of the library (`docs/behaviour.md` C2). */
export function Acquisitions() {
  const { state, retry } = useAcquisitions();
  const titleId = useId();
  const setSettled = useSetAtom(isHomeSettledAtom);
  const onSettled = useCallback(() => setSettled(true), [setSettled]);
  // Only this section changes the height of home.
  useScreenScroll(state.kind === 'ready' || state.kind === 'error');
  const hasCovers = state.kind === 'ready' && state.acquisitions.length > 0;
  useEffect(() => {
    if (state.kind === 'error' || (state.kind === 'ready' && !hasCovers)) onSettled();
  }, [state.kind, hasCovers, onSettled]);
  const title = (
    <Heading level={2} look="section" id={titleId}>
      <Trans>New acquisitions</Trans>
    </Heading>
  );
  return (
    <section tabIndex={-1} className={styles.acquisitions} aria-labelledby={titleId}>
      {hasCovers ? (
        <Carousel title={title} acquisitions={state.acquisitions} onSettled={onSettled} />
      ) : (
        <>
          <div className={styles.head}>{title}</div>
          <Placeholder kind={state.kind} onRetry={retry} />
        </>
      )}
    </section>
  );
}

interface PlaceholderProps {
  readonly kind: AcquisitionsState['kind'];
  readonly onRetry: () => void;
}

/** Replaces the covers. */
function Placeholder({ kind, onRetry }: PlaceholderProps) {
  const { t } = useLingui();
  switch (kind) {
    case 'initial':
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading…`}>
          <div className={styles.covers}>
            {Array.from({ length: PAGE_SIZE }, (_, place) => place).map((place) => (
              <Skeleton key={place} variant="cover" />
            ))}
          </div>
        </SkeletonGroup>
      );
    case 'error':
      return (
        <Notice tone="danger" actions={<RetryButton onRetry={onRetry} />}>
          <Trans>there was a problem loading the acquisitions</Trans>
        </Notice>
      );
    case 'ready':
      return (
        <p className={styles.none}>
          <Trans>There are no new acquisitions</Trans>
        </p>
      );
  }
}
