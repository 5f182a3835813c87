import { FACETS, type SearchContext } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { Chip, ChipList } from '@leeszaal/shared-ui/chip';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { FACET_NAMES } from '../facets/facet-names.ts';
import { filledFields } from '../search/criteria.ts';
import { type LinkedSearch, resultsPath } from '../search/shared-query.ts';
import { fieldName, MODE_NAMES } from '../search-bar/options.ts';
import type { ModuleState } from './module-state.contract.ts';
import styles from './results.module.css';
import { withoutFacet, withoutField } from './without-part.ts';

interface ResultSummaryProps {
  readonly search: LinkedSearch;
  readonly connection: number;
  readonly state: ModuleState;
}

const SEARCHED: Record<SearchContext, MessageDescriptor> = {
  metadata: msg`in titles and descriptions`,
  content: msg`in the full text`,
  metadataAndContent: msg`in titles, descriptions and the full text`,
};

/** Says what is searched, what is filtered, and how many there are; a filter can be taken off here. */
export function ResultSummary({ search, connection, state }: ResultSummaryProps) {
  const { t, i18n } = useLingui();
  const { navigation } = useHost();
  const here = { ...search, connection, facets: state.active };
  const found = useRef<HTMLParagraphElement>(null);
  const takeOff = (left: LinkedSearch) => {
    // The chip goes with its button, and must not take the focus along.
    found.current?.focus({ preventScroll: true });
    navigation.navigate(resultsPath(left));
  };
  const fields = filledFields(search.criteria);
  const facets = Object.entries(state.active).flatMap(([group, values]) =>
    values.map((value) => ({ group, value })),
  );
  const nameOf = (group: string) => {
    const known = FACETS.find((facet) => facet === group);
    return known ? i18n._(FACET_NAMES[known]) : group;
  };
  return (
    <div className={styles.summary}>
      <p ref={found} tabIndex={-1}>
        <Found state={state} /> {i18n._(SEARCHED[search.criteria.context])}
        <Took state={state} />
      </p>
      {fields.length + facets.length > 0 && (
        <ChipList label={t`Filters`}>
          {fields.map(({ key, name, mode, value }) => {
            const text = `${fieldName(name, i18n._.bind(i18n))} ${i18n._(MODE_NAMES[mode])} “${value.trim()}”`;
            return (
              <Chip
                key={`field ${key}`}
                onRemove={() => takeOff(withoutField(here, key))}
                removeLabel={t`Take off: ${text}`}
              >
                {text}
              </Chip>
            );
          })}
          {facets.map(({ group, value }) => {
            const text = `${nameOf(group)}: ${value}`;
            return (
              <Chip
                key={`${group} ${value}`}
                onRemove={() => takeOff(withoutFacet(here, group, value))}
                removeLabel={t`Take off: ${text}`}
              >
                {text}
              </Chip>
            );
          })}
        </ChipList>
      )}
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

/** How long the module took, in seconds. */
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
