import type { SearchHelp } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { filledFields } from '../criteria/criteria.ts';
import type { FacetNarrowing } from '../criteria/narrowing.ts';
import { fromSharedQuery, type LinkedSearch } from '../criteria/shared-query.ts';
import { facetChoiceText } from '../facets/facet-value-text.ts';
import { typeLabelsAtom } from '../search/type-labels-atom.ts';
import { useDefaultCriteria } from '../search/use-draft.ts';
import { rowText } from '../search-bar/row-text.ts';

/** The search of a help, and the changes that it makes. */
export interface HelpText {
  readonly text: string;
  /** Absent if the text says it. */
  readonly note?: string;
}

/** Describes helps in the words of the chips. */
export function useHelpText(
  search: LinkedSearch,
  facets: readonly FacetNarrowing[],
): (help: SearchHelp) => HelpText {
  const { t, i18n } = useLingui();
  const types = useAtomValue(typeLabelsAtom);
  const defaults = useDefaultCriteria();
  const quoted = (text: string) => t`“${text}”`;
  return (help) => {
    const { query } = help.question;
    switch (help.kind) {
      case 'corrected':
        return { text: quoted(query) };
      case 'facet': {
        const taken = facets.filter(({ group }) => help.withoutFacets.includes(group));
        const texts = taken.map(({ group, value }) => facetChoiceText(group, value, i18n, types));
        const filter = [...new Set(texts)].join(', ');
        return { text: t`Without the filter ${filter}` };
      }
      case 'row': {
        const row = filledFields(search.criteria)[help.row];
        const filter = row ? rowText(row, i18n, types) : '';
        return { text: t`Without the filter ${filter}` };
      }
      case 'unquoted': {
        const words = fromSharedQuery(help.question, defaults).criteria.query;
        return { text: quoted(words), note: t`as separate words` };
      }
      case 'everywhere':
        return { text: quoted(query), note: t`in all fields` };
      case 'context':
        return search.criteria.context === 'content'
          ? { text: t`Search titles and descriptions too` }
          : { text: t`Search the full text too` };
      case 'fewer': {
        const words = new Intl.ListFormat(i18n.locale).format(help.leftOut.map(quoted));
        return { text: quoted(query), note: t`without ${words}` };
      }
      case 'unfiltered':
        return { text: t`Without any filter` };
    }
  };
}
