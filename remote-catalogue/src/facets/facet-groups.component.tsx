import type { ActiveFacets, FacetCounts, FacetName, YearRange } from '@leeszaal/shared-contracts';
import type { PendingFacets } from '../search/search-atoms.ts';
import { FacetGroup } from './facet-group.component.tsx';
import { ReadableNow } from './readable-now.component.tsx';
import { isOpenAtFirst, SHOWN_FACETS } from './shown-facets.ts';
import { YearGroup } from './year-group.component.tsx';

const NO_COUNTS = {};

interface FacetGroupsProps {
  readonly counts: FacetCounts;
  readonly active: ActiveFacets;
  readonly pending: PendingFacets;
  /** Stable, like the others: else each tick renders all groups. */
  readonly onToggle: (facet: FacetName, value: string) => void;
  readonly onEnter: (facet: FacetName, text: string) => void;
  readonly onChoose: (range: YearRange) => void;
}

/** The filter for readable publications, and all facets in their order. */
export function FacetGroups(props: FacetGroupsProps) {
  const { counts, active, pending, onToggle, onEnter, onChoose } = props;
  const countsOf = (facet: FacetName) => counts[facet] ?? NO_COUNTS;
  return (
    <>
      <ReadableNow counts={countsOf('availability')} {...{ active, pending, onToggle }} />
      {SHOWN_FACETS.map((shown) => {
        const { facet, isOpenEnded } = shown;
        const group = {
          counts: countsOf(facet),
          isOpenAtFirst: isOpenAtFirst(shown, active),
          active,
          pending,
        };
        return facet === 'yearofpublication' ? (
          <YearGroup key={facet} {...group} onChoose={onChoose} />
        ) : (
          <FacetGroup
            key={facet}
            {...group}
            facet={facet}
            isOpenEnded={isOpenEnded}
            onToggle={onToggle}
            onEnter={onEnter}
          />
        );
      })}
    </>
  );
}
