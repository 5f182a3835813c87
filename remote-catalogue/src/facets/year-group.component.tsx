import type { ActiveFacets, YearRange } from '@leeszaal/shared-contracts';
import { Disclosure } from '@leeszaal/shared-ui/disclosure';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { PendingFacets } from '../search/search-atoms.ts';
import { YearBars } from '../years/year-bars.component.tsx';
import { isSameRange, shownBins, type YearBin } from '../years/year-bins.ts';
import { YearFields } from '../years/year-fields.component.tsx';
import { FACET_NAMES } from './facet-names.ts';
import { chosenYears, pendingYears } from './year-choice.ts';

interface YearGroupProps {
  readonly counts: Readonly<Record<string, number>>;
  /** Read when the facet is first shown. */
  readonly isOpenAtFirst: boolean;
  readonly active: ActiveFacets;
  readonly pending: PendingFacets;
  readonly onChoose: (range: YearRange) => void;
}

/** The years of publication: a range to type, and a histogram, which is finer within an active range. */
export function YearGroup({ counts, isOpenAtFirst, active, pending, onChoose }: YearGroupProps) {
  const { i18n } = useLingui();
  const within = chosenYears(active);
  const bins = useMemo(() => shownBins(counts, within), [counts, within]);
  const chosen = pendingYears(active, pending);
  if (Object.keys(counts).length === 0 && active['yearofpublication'] === undefined) return null;
  const press = ({ from, to }: YearBin) => {
    if (!isSameRange(chosen, { from, to })) onChoose({ from, to });
    // A second press of a pending bar leaves the active range.
    else onChoose(within && !isSameRange(within, { from, to }) ? within : {});
  };
  return (
    <Disclosure
      title={i18n._(FACET_NAMES.yearofpublication)}
      defaultExpanded={isOpenAtFirst}
      headingLevel={2}
    >
      <YearFields chosen={chosen} onChange={onChoose} />
      {bins.length > 0 && <YearBars bins={bins} chosen={chosen} onPress={press} />}
    </Disclosure>
  );
}
