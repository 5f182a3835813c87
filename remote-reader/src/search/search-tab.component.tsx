import { Button } from '@leeszaal/shared-ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsEmbed } from '../placement/use-is-embed.ts';
import { useLandmarkName } from '../placement/use-landmark-name.ts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { SourceFailure } from '../source/document-source.contract.ts';
import { useView } from '../viewers/state/use-view.ts';
import { HitList } from './hit-list.component.tsx';
import { ReaderSearchBar } from './reader-search-bar.component.tsx';
import type { SearchState } from './search-state.ts';
import styles from './search-tab.module.css';
import type { DocumentSearch } from './use-document-search.ts';

interface SearchTabProps {
  readonly open: OpenDocument;
  readonly search: DocumentSearch;
  /** Called after a hit was chosen. */
  readonly onMove: () => void;
}

/** The results of a search in the document (`docs/behaviour.md` R2). */
export function SearchTab({ open, search, onMove }: SearchTabProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const isEmbedded = useIsEmbed();
  const named = useLandmarkName(open.document.title);
  const { state } = search;
  return (
    <div className={styles.tab}>
      {/* On mobile the header has no search bar; an embed has no header. */}
      {(isMobile || isEmbedded) && (
        <ReaderSearchBar
          name={isEmbedded ? named(t`Search`) : undefined}
          search={search}
          onSearch={() => undefined}
        />
      )}
      <div aria-live="polite">
        <Outcome open={open} search={search} />
      </div>
      {state.kind === 'results' && (
        <HitList
          {...state}
          open={open}
          onChoose={(index) => {
            search.choose(index);
            onMove();
          }}
        />
      )}
    </div>
  );
}

function Outcome({ open, search }: Omit<SearchTabProps, 'onMove'>) {
  const { t } = useLingui();
  const { state } = search;
  switch (state.kind) {
    case 'initial':
      return (
        <p className={styles.hint}>{t`Use the searchbar to start searching in this document`}</p>
      );
    case 'loading':
      return (
        <p className={styles.hint}>
          <Spinner label="" size={20} width={2} /> <Trans>Searching...</Trans>
        </p>
      );
    case 'no-results':
      return (
        <>
          <Query query={state.query} />
          <p>{t`There are no results for this query`}</p>
        </>
      );
    case 'error':
      return (
        <Notice tone="danger">
          <ErrorText failure={state.failure} />
        </Notice>
      );
    case 'results':
      return (
        <>
          <Query query={state.query} />
          <Position state={state} open={open} />
          <div className={styles.moves}>
            <IconButton
              label={t`Previous result`}
              icon={ChevronLeftIcon}
              variant="secondary"
              onPress={() => search.move(-1)}
            />
            <IconButton
              label={t`Next result`}
              icon={ChevronRightIcon}
              variant="secondary"
              onPress={() => search.move(1)}
            />
            <Button
              onPress={({ target }) => {
                // The press removes the button.
                keepFocus(target);
                search.stop();
              }}
            >
              <Trans>Stop search</Trans>
            </Button>
          </div>
        </>
      );
  }
}

const Query = ({ query }: { readonly query: string }) => (
  <p className={styles.query}>
    <Trans>“{query}”</Trans>
  </p>
);

interface PositionProps {
  readonly state: Extract<SearchState, { kind: 'results' }>;
  readonly open: OpenDocument;
}

function Position({ state: { hits, index }, open: { viewer } }: PositionProps) {
  const [number, total] = [index + 1, hits.length];
  const { page, pageCount: count } = useView(viewer) ?? {};
  return (
    <>
      <p>
        <Trans>
          result {number} of {total}
        </Trans>
      </p>
      {page !== undefined && viewer?.abilities.pageNumbers && (
        // The page announcer tells of page turns.
        <p className={styles.hint} aria-live="off">
          <Trans>
            Page {page} of {count}
          </Trans>
        </p>
      )}
    </>
  );
}

function ErrorText({ failure }: { readonly failure: SourceFailure }) {
  const { t } = useLingui();
  const general = t`The search failed. Try again.`;
  return {
    forbidden: t`License key expired/not known`,
    missing: t`Document not found`,
    unreachable: t`Server could not be reached`,
    'too-large': general,
    failed: general,
  }[failure];
}
