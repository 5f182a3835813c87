import type { SearchContext } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { correctionsOf } from '../search/module/corrections-of.ts';
import type { ModuleState } from '../search/module/module-state.contract.ts';
import { CorrectedWords } from './corrected-words.component.tsx';
import styles from './results-header.module.css';

interface ResultSummaryProps {
  readonly search: LinkedSearch;
  readonly state: ModuleState;
}

const SEARCHED: Record<SearchContext, MessageDescriptor> = {
  metadata: msg`in titles and descriptions`,
  content: msg`in the full text`,
  metadataAndContent: msg`in titles, descriptions and the full text`,
};

/** The number of results, the searched texts and the response time. */
export function ResultSummary({ search, state }: ResultSummaryProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.summary}>
      <p>
        <Found state={state} /> {i18n._(SEARCHED[search.criteria.context])}
        <Took state={state} />
      </p>
      <CorrectedWords criteria={search.criteria} corrections={correctionsOf(state)} />
    </div>
  );
}

function Found({ state }: Pick<ResultSummaryProps, 'state'>) {
  const { i18n } = useLingui();
  if (state.kind === 'error') return <Trans>The search failed</Trans>;
  if (state.kind !== 'ready') return <Trans>Searching…</Trans>;
  const { filtered, total, publications } = state;
  if (filtered === undefined) {
    const shown = publications.length;
    return <Plural value={shown} one="At least # result" other="At least # results" />;
  }
  if (total === undefined || total === filtered) {
    return <Plural value={filtered} one="# result" other="# results" />;
  }
  const [some, all] = [i18n.number(filtered), i18n.number(total)];
  return (
    <Trans>
      {some} of {all} results
    </Trans>
  );
}

/** The response time of the module. */
function Took({ state }: Pick<ResultSummaryProps, 'state'>) {
  const { i18n } = useLingui();
  if (state.kind !== 'ready') return null;
  const seconds = i18n.number(state.took / 1000, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <span className={styles.took}>
      {' '}
      <Trans>({seconds} s)</Trans>
    </span>
  );
}
