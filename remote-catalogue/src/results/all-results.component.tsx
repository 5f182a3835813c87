import { useLibrary } from '@leeszaal/remote-kit/react';
import { Button } from '@leeszaal/shared-ui/button';
import { ForwardIcon } from '@leeszaal/shared-ui/icon';
import { Switch } from '@leeszaal/shared-ui/switch';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { useEditionsSetting } from '../editions/use-editions-setting.ts';
import { NoResults } from '../no-results/no-results.component.tsx';
import { ResultCard } from '../result-card/result-card.component.tsx';
import { ModuleStatus } from '../result-list/module-status.component.tsx';
import { CorrectedWords } from '../results-header/corrected-words.component.tsx';
import { correctionsOf, sharedCorrections } from '../search/module/corrections-of.ts';
import { firstModuleState } from '../search/module/module-step.ts';
import { modulesAtom } from '../search/search-atoms.ts';
import { hasNoResults } from './module-count.ts';
import styles from './results.module.css';
import { shortlists } from './shortlists.ts';

interface AllResultsProps {
  readonly search: LinkedSearch;
  readonly isNarrowed: boolean;
  readonly onShow: (connection: number) => void;
}

/** The first five results of each module (`docs/behaviour.md` C2). */
export function AllResults({ search, isNarrowed, onShow }: AllResultsProps) {
  const { t, i18n } = useLingui();
  const { criteria } = search;
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  const [areJoined, setJoined] = useEditionsSetting();
  const works = useMemo(() => shortlists(modules, states, areJoined), [modules, states, areJoined]);
  const empty = modules.filter(({ connection }) => hasNoResults(states.get(connection)));
  if (empty.length === modules.length) {
    return <NoResults search={search} isNarrowed={isNarrowed} />;
  }
  const shown = modules.filter((module) => !empty.includes(module));
  const shownStates = shown.map(({ connection }) => states.get(connection) ?? firstModuleState);
  // A later answer would move the line of another place.
  const isSettled = shownStates.every(({ kind }) => kind === 'ready' || kind === 'error');
  const shared = isSettled ? sharedCorrections(shownStates) : undefined;
  const sections = shown.map((module) => {
    const { connection, name } = module;
    const state = states.get(connection) ?? firstModuleState;
    const shortlist = works.get(connection) ?? [];
    const isFound = state.kind === 'ready' && state.publications.length > 0;
    return (
      <section key={connection} tabIndex={-1} className={styles.shortlist} aria-label={name}>
        <header className={styles.shortlistHead}>
          <Heading level={2} look="section">
            {name}
          </Heading>
          {isFound && (
            <Button variant="link" iconEnd={ForwardIcon} onPress={() => onShow(connection)}>
              {t`Show all results of ${name}`}
            </Button>
          )}
        </header>
        {isSettled && shared === undefined && (
          <CorrectedWords criteria={criteria} corrections={correctionsOf(state)} />
        )}
        <ModuleStatus state={state} connection={connection} />
        {shortlist.length > 0 && (
          <ol>
            {shortlist.map(({ publication, others }) => (
              <li key={publication.id}>
                <ResultCard module={module} publication={publication} editions={others} />
              </li>
            ))}
          </ol>
        )}
        {isFound && shortlist.length === 0 && (
          <p
            className={styles.empty}
          >{t`These results are editions of works elsewhere on this page.`}</p>
        )}
      </section>
    );
  });
  const names = new Intl.ListFormat(i18n.locale).format(empty.map(({ name }) => name));
  return (
    <>
      <CorrectedWords criteria={criteria} corrections={shared} />
      {sections}
      {empty.length > 0 && <p className={styles.empty}>{t`No results in ${names}`}</p>}
      <Switch className={styles.editions} isSelected={areJoined} onChange={setJoined}>
        {t`One card for the editions of a work`}
      </Switch>
    </>
  );
}
