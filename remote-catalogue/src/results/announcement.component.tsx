import { useLibrary } from '@leeszaal/remote-kit/react';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { modulesAtom } from '../search/search-atoms.ts';

/** Announces the number of results after all modules have answered. */
export function Announcement() {
  const { t } = useLingui();
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  const isSettled = modules.every(({ connection }) => {
    const kind = states.get(connection)?.kind;
    return kind === 'ready' || kind === 'error';
  });
  const found = modules.map(({ connection, name }) => {
    const state = states.get(connection);
    if (state?.kind !== 'ready') return t`${name}: the search failed`;
    const { filtered: count, publications } = state;
    if (count === undefined) {
      const shown = publications.length;
      return t`${name}: ${plural(shown, { one: 'at least # result', other: 'at least # results' })}`;
    }
    return t`${name}: ${plural(count, { one: '# result', other: '# results' })}`;
  });
  return <LiveRegion>{isSettled ? found.join('. ') : t`Searching…`}</LiveRegion>;
}
