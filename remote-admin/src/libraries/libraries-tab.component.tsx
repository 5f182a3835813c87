import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import rows from '../list/list.module.css';
import { LoadState } from '../list/load-state.component.tsx';
import { AddLibrary } from './add/add-library.component.tsx';
import styles from './libraries.module.css';
import { LibraryRow } from './library-row.component.tsx';
import { useLibraries } from './use-libraries.ts';

/** The libraries of the portal: added, renamed, switched off and removed (`docs/decisions.md` 108). */
export function LibrariesTab() {
  const { t } = useLingui();
  const libraries = useLibraries();
  const place = useRef<HTMLUListElement>(null);
  const { list, reload } = libraries;
  const focusOn = (ref: string) =>
    [...(place.current?.querySelectorAll<HTMLElement>('[data-library]') ?? [])]
      .find(({ dataset }) => dataset['library'] === ref)
      ?.focus();
  return (
    <div className={styles.libraries}>
      <p className={styles.intro}>
        <Trans>
          The libraries of this portal. Each has people, settings, orders and a log of its own. A
          library that is switched off keeps them, and can be removed after they were exported.
        </Trans>
      </p>
      {list.kind === 'ready' && (
        <>
          <div>
            <AddLibrary libraries={libraries} list={list} onAdded={({ ref }) => focusOn(ref)} />
          </div>
          <ul ref={place} className={rows.rows} aria-label={t`Libraries`}>
            {list.libraries.map((library) => (
              <LibraryRow key={library.ref} library={library} libraries={libraries} />
            ))}
          </ul>
        </>
      )}
      <LoadState
        kind={list.kind}
        failed={<Trans>The libraries could not be loaded</Trans>}
        empty={false}
        onRetry={reload}
      />
    </div>
  );
}
