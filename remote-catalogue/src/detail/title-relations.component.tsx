import type { SearchModule, TitleRelations } from '@leeszaal/shared-contracts';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import styles from './detail.module.css';
import { SearchLink } from './search-link.component.tsx';

interface TitleRelationsSectionProps {
  readonly relations: TitleRelations;
  readonly module: SearchModule | undefined;
}

/** The parents and children of a publication; each title is a search link. */
export function TitleRelationsSection({ relations, module }: TitleRelationsSectionProps) {
  const { t } = useLingui();
  const groups = [
    { title: t`Part of`, entries: relations.parents },
    { title: t`Parts`, entries: relations.children },
  ].filter(({ entries }) => entries.length > 0);
  return groups.map(({ title, entries }) => (
    <section key={title} className={styles.section}>
      <Heading level={3} look="label">
        {title}
      </Heading>
      <ul className={styles.plain}>
        {entries.map((entry) => (
          <li key={entry.code}>
            <SearchLink field="title" value={entry.title} module={module} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
