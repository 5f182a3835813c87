import { PEOPLE_QUERY_LIMIT } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { DownloadIcon } from '@leeszaal/shared-ui/icon';
import { SearchField } from '@leeszaal/shared-ui/search-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AddPerson } from './add-person.component.tsx';
import { AddFromFile } from './file/add-from-file.component.tsx';
import { usePeopleExport } from './file/use-people-export.ts';
import styles from './people.module.css';
import { PeopleCount } from './people-count.component.tsx';
import { PeopleRows } from './people-rows.component.tsx';
import { usePeople } from './use-people.ts';

/** The people of the library: found, added, and given or refused access (`docs/behaviour.md` C 2). */
export function PeopleTab() {
  const { t } = useLingui();
  const people = usePeople();
  const [typed, setTyped] = useState('');
  const { list, search, add, reload } = people;
  const { isBusy, save } = usePeopleExport();
  const isSearching = list.kind === 'loading' && list.pages === 0;
  return (
    <div className={styles.people}>
      <div className={styles.tools}>
        <search className={styles.search}>
          <SearchField
            label={t`Name, user name or e-mail address`}
            placeholder={t`Name, user name or e-mail address`}
            submitLabel={t`Search people`}
            clearLabel={t`Clear the search`}
            value={typed}
            onChange={setTyped}
            isBusy={isSearching}
            onSubmit={(text) => search(text.trim().slice(0, PEOPLE_QUERY_LIMIT))}
            onClear={() => search('')}
          />
        </search>
        <AddPerson onAdd={add} />
        <AddFromFile onAdded={reload} />
        <Button
          icon={DownloadIcon}
          isBusy={isBusy}
          busyLabel={t`Loading…`}
          onPress={() => void save()}
        >
          <Trans>Export as CSV</Trans>
        </Button>
      </div>
      <PeopleCount list={list} />
      <PeopleRows people={people} />
    </div>
  );
}
