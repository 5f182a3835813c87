import type { SearchContext } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import type { ModuleState } from '../search/module/module-state.contract.ts';
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

/** The number of results and the searched texts. */
export function ResultSummary({ search, state }: ResultSummaryProps) {
  const { i18n } = useLingui();
  return (
    <p className={styles.summary}>
      <Found state={state} /> {i18n._(SEARCHED[search.criteria.context])}
    </p>
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
