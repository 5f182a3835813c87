import { useHeaderTitle, useSession } from '@leeszaal/remote-kit/react';
import { Container } from '@leeszaal/shared-ui/layout';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSettingsDraft } from '../draft/use-settings-draft.ts';
import { SaveBar } from '../settings/save-bar.component.tsx';
import styles from '../settings/settings.module.css';
import { ScreenTabs } from './screen-tabs.component.tsx';

/** The settings of the current library; a change takes effect when it is saved. */
export function SettingsScreen() {
  const { t } = useLingui();
  const { client } = useSession();
  const draft = useSettingsDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeaderTitle(t`Administration`);
  return (
    <Container className={styles.screen}>
      <div>
        <Heading level={1} look="title" ref={heading} tabIndex={-1}>
          {t`Administration`}
        </Heading>
        <p className={styles.client}>{client.current.name}</p>
      </div>
      <ScreenTabs draft={draft} />
      <SaveBar draft={draft} next={heading} />
    </Container>
  );
}
