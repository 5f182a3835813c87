import { useHeaderTitle, useHomePresses, useLibrary, useSession } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Detail } from '../detail/detail.component.tsx';
import panel from '../detail/panel.module.css';
import { useDetail } from '../detail/use-detail.ts';
import { useDraft } from '../search/use-draft.ts';
import { SearchBar } from '../search-bar/search-bar.component.tsx';
import { Acquisitions } from './acquisitions.component.tsx';
import { ClientName } from './client-name.component.tsx';
import styles from './home.module.css';

/** The home page (`docs/behaviour.md` C2). */
export function HomeScreen() {
  const { t } = useLingui();
  const { client } = useSession();
  const { settings } = useLibrary();
  const { reset } = useDraft();
  const { close } = useDetail();
  const presses = useHomePresses();
  useHeaderTitle(client.current.name);
  // Entering home, and each press of the home button there, resets the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each press
  useEffect(() => reset(), [presses, reset]);
  const closedAt = useRef(presses);
  useEffect(() => {
    if (closedAt.current === presses) return;
    closedAt.current = presses;
    close();
  }, [presses, close]);
  return (
    <div className={panel.screen}>
      <div className={styles.home}>
        <div className={styles.hero}>
          <ClientName />
          <p className={styles.invitation}>{t`What would you like to read?`}</p>
          <SearchBar
            key={presses}
            size="lg"
            isPanelEmbedded={settings.showAdvancedSearchOnHome === true}
          />
        </div>
        <Acquisitions />
      </div>
      <Detail />
    </div>
  );
}
