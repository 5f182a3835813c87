import { useLibrary } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { ForwardIcon } from '@leeszaal/shared-ui/icon';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { modulesAtom } from '../state/atoms.ts';
import { SHORTLIST_LENGTH } from './module-state.contract.ts';
import { ModuleStatus } from './module-status.component.tsx';
import { firstModuleState } from './module-step.ts';
import { ResultCard } from './result-card.component.tsx';
import styles from './results.module.css';

interface AllResultsProps {
  readonly onShow: (connection: number) => void;
}

/** The first five of each module; none waits for another (`docs/behaviour.md` C2). */
export function AllResults({ onShow }: AllResultsProps) {
  const { t } = useLingui();
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  return modules.map((module) => {
    const { connection, name } = module;
    const state = states.get(connection) ?? firstModuleState;
    const shortlist = state.kind === 'ready' ? state.publications.slice(0, SHORTLIST_LENGTH) : [];
    return (
      <section key={connection} tabIndex={-1} className={styles.shortlist} aria-label={name}>
        <header className={styles.shortlistHead}>
          <Heading level={2} look="section">
            {name}
          </Heading>
          {shortlist.length > 0 && (
            <Button variant="link" iconEnd={ForwardIcon} onPress={() => onShow(connection)}>
              {t`Show all results of ${name}`}
            </Button>
          )}
        </header>
        <ModuleStatus state={state} connection={connection} />
        {shortlist.length > 0 && (
          <ol className={styles.list}>
            {shortlist.map((publication) => (
              <li key={publication.id}>
                <ResultCard module={module} publication={publication} />
              </li>
            ))}
          </ol>
        )}
      </section>
    );
  });
}
