import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ROLE_NAMES } from '../role-names.ts';
import styles from './people-file.module.css';
import type { ReadPeople } from './people-import.ts';

/** The first new people of a file. */
export function NewPeople({ preview: { first, added } }: { readonly preview: ReadPeople }) {
  const { i18n } = useLingui();
  const title = useId();
  const shown = first.length;
  const all = i18n.number(added);
  return (
    <section className={styles.details}>
      <Heading id={title} level={3} look="label">
        {shown < added ? (
          <Trans>
            The first {shown} of {all} new people
          </Trans>
        ) : (
          <Trans>New people</Trans>
        )}
      </Heading>
      <ul className={styles.people} aria-labelledby={title}>
        {first.map(({ name, email, role }) => (
          <li key={email}>
            <span>{name}</span> <small>{email}</small> <small>{i18n._(ROLE_NAMES[role])}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
