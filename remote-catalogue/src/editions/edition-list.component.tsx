import type { Publication } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { selectionKey } from '../selection/selection.ts';
import { EditionRow } from './edition-row.component.tsx';
import styles from './editions.module.css';
import type { FoundPublication } from './group-editions.ts';

interface EditionListProps {
  readonly id: string;
  /** The connection of the card; editions of others name theirs. */
  readonly connection: number;
  /** The edition that the card shows. */
  readonly card: Publication;
  readonly title: string;
  readonly editions: readonly FoundPublication[];
}

/** The other editions of a card's work. */
export function EditionList({ id, connection, card, title, editions }: EditionListProps) {
  const { t } = useLingui();
  return (
    <ol id={id} className={styles.editions} aria-label={t`More editions of ${title}`}>
      {editions.map((edition) => (
        <li
          key={selectionKey({
            connection: edition.module.connection,
            id: edition.publication.id,
          })}
        >
          <EditionRow
            {...edition}
            isElsewhere={edition.module.connection !== connection}
            card={card}
          />
        </li>
      ))}
    </ol>
  );
}
