import type { QueryReading } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { modulesAtom } from '../search/search-atoms.ts';
import styles from './results-header.module.css';

type Unread = QueryReading['asWords'][number];

/** Says which signs of the query were searched as words. All modules read a query alike, so one of them is enough. */
export function UnreadSyntax() {
  const states = useAtomValue(modulesAtom);
  const readings = [...states.values()].flatMap((state) =>
    state.kind === 'ready' && state.reading ? [state.reading] : [],
  );
  const unread = readings[0]?.asWords ?? [];
  if (unread.length === 0) return null;
  return (
    <ul className={styles.unread}>
      {unread.map((each) => (
        <li key={`${each.kind} ${each.text}`}>
          <UnreadText unread={each} />
        </li>
      ))}
    </ul>
  );
}

function UnreadText({ unread: { kind, text } }: { readonly unread: Unread }) {
  const { t } = useLingui();
  switch (kind) {
    case 'field':
      return t`“${text}” is no field; it was searched as words.`;
    case 'operator':
      return t`“${text}” needs a word beside it; it was searched as a word.`;
    case 'quote':
      return t`A quotation mark is not closed; the words after it were searched one by one.`;
  }
}
