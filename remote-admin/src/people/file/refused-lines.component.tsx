import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LINE_FAULTS } from './file-faults.ts';
import styles from './people-file.module.css';
import type { ReadPeople } from './people-import.ts';

/** The lines of a file that are not taken, each with the reason. */
export function RefusedLines({ preview: { problems, refused } }: { readonly preview: ReadPeople }) {
  const { t, i18n } = useLingui();
  const title = useId();
  const shown = i18n.number(problems.length);
  const all = i18n.number(refused);
  return (
    <section className={styles.details}>
      <Heading id={title} level={3} look="label">
        {problems.length < refused ? (
          <Trans>
            The first {shown} of {all} lines that are not taken
          </Trans>
        ) : (
          <Trans>Lines that are not taken</Trans>
        )}
      </Heading>
      <table className={styles.table} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{t`Line`}</th>
            <th scope="col">{t`Name`}</th>
            <th scope="col">{t`E-mail`}</th>
            <th scope="col">{t`Reason`}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, name, email, fault }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{name}</td>
              <td>{email}</td>
              <td>{i18n._(LINE_FAULTS[fault])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
