import { Button } from '@leeszaal/shared-ui/button';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ModuleState } from '../search/module/module-state.contract.ts';
import { useSearchController } from '../search/use-search-controller.ts';
import styles from './result-list.module.css';

/** The distance from the end in px that loads more, and the debounce of scrolling in ms (`docs/behaviour.md` C9). */
const NEAR_BOTTOM = 300;
const SCROLL_DEBOUNCE_MS = 200;

interface LoadMoreProps {
  readonly connection: number;
  readonly state: Extract<ModuleState, { kind: 'ready' }>;
  /** The number of results on the last page if they began no card, else 0. */
  readonly joined: number;
}

/** The button below a list; scrolling near the end does the same. */
export function LoadMore({ connection, state, joined }: LoadMoreProps) {
  const { t } = useLingui();
  const controller = useSearchController();
  const { place, notePress } = useKeptFocus(state.more === 'loading');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const left = document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
      if (left < NEAR_BOTTOM) controller.loadMore(connection);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(check, SCROLL_DEBOUNCE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [controller, connection]);
  return (
    <div ref={place} tabIndex={-1} className={styles.more}>
      <p role="status" className={styles.joined}>
        {joined > 0 && state.more === 'idle' && (
          <Plural
            value={joined}
            one="The last result is an edition of a work above."
            other="The last # results are editions of works above."
          />
        )}
      </p>
      {state.allLoaded ? (
        <Button isDisabled>
          <Trans>All results have been loaded</Trans>
        </Button>
      ) : (
        <Button
          isBusy={state.more === 'loading'}
          busyLabel={t`Loading…`}
          onPress={() => {
            notePress();
            controller.loadMore(connection);
          }}
        >
          <Trans>Load more results</Trans>
        </Button>
      )}
    </div>
  );
}
