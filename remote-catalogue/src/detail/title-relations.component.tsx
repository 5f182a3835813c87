import type { TitleRelations } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import styles from './detail.module.css';
import { valuePath } from './value-path.ts';

/** What a publication is part of, and what is part of it. */
export function TitleRelationsSection({ relations }: { readonly relations: TitleRelations }) {
  const { t } = useLingui();
  const { navigation } = useHost();
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
            <Button
              variant="link"
              onPress={() => navigation.navigate(valuePath('title', entry.title))}
            >
              {entry.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
