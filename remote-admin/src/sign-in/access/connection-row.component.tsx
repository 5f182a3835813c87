import { useLanguage } from '@leeszaal/remote-kit/react';
import { type LibraryConnection, labelIn, READ_BY, SEARCHED_BY } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Select } from '@leeszaal/shared-ui/select';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from '../sign-in.module.css';
import { AUDIENCES, forVisitors } from './audiences.ts';
import { useAccessChange } from './use-access-change.ts';
import type { Connections } from './use-connections.ts';

interface ConnectionRowProps {
  readonly connection: LibraryConnection;
  readonly connections: Connections;
}

/** A connection: who searches it, who reads its documents, and what that means for visitors. */
export function ConnectionRow({ connection, connections }: ConnectionRowProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const label = useId();
  const name = labelIn(connection.names, language, connection.name);
  const { place, access, isSaving, fault, choose } = useAccessChange(connection, name, connections);
  return (
    <li ref={place} tabIndex={-1}>
      <div className={styles.what}>
        <div className={styles.name}>
          <strong id={label}>{name}</strong>
          {isSaving && <Spinner size={20} width={2} label={t`Saving…`} />}
        </div>
        <small>{i18n._(forVisitors(access))}</small>
      </div>
      <fieldset aria-labelledby={label} className={styles.audiences}>
        <Select
          label={t`Searched by`}
          options={SEARCHED_BY.map((id) => ({ id, label: i18n._(AUDIENCES[id]) }))}
          value={access.searchedBy}
          onChange={(searchedBy) => choose({ searchedBy })}
        />
        <Select
          label={t`Read by`}
          options={READ_BY.map((id) => ({ id, label: i18n._(AUDIENCES[id]) }))}
          value={access.readBy}
          onChange={(readBy) => choose({ readBy })}
        />
      </fieldset>
      {fault && (
        <Notice
          tone="danger"
          className={styles.below}
          actions={
            fault.again && (
              <Button size="sm" icon={RetryIcon} onPress={fault.again}>
                <Trans>Try again</Trans>
              </Button>
            )
          }
        >
          {i18n._(fault.text)}
        </Notice>
      )}
    </li>
  );
}
