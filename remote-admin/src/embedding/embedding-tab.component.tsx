import type { ShownEmbedCredential } from '@leeszaal/shared-contracts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { CredentialSection } from './credentials/credential-section.component.tsx';
import { useCredentials } from './credentials/use-credentials.ts';
import { DeveloperSection } from './developer-section.component.tsx';
import styles from './embedding.module.css';
import { OriginList } from './origin-list.component.tsx';

interface EmbeddingTabProps {
  readonly draft: SettingsDraft;
  /** The credential whose secret is shown; it is kept while another tab is open. */
  readonly made: ShownEmbedCredential | undefined;
  readonly onMade: (made: ShownEmbedCredential | undefined) => void;
}

/** The reader in the pages of other websites: which, with which credentials, and how (`docs/behaviour.md` C 2). */
export function EmbeddingTab({ draft, made, onMade }: EmbeddingTabProps) {
  const credentials = useCredentials();
  const origins = draft.shown('embedOrigins') ?? [];
  const { list } = credentials;
  const newest = list.kind === 'ready' ? list.credentials.at(-1)?.id : undefined;
  return (
    <div className={styles.embedding}>
      <OriginList origins={origins} onChange={(next) => draft.change('embedOrigins', [...next])} />
      <CredentialSection credentials={credentials} made={made} onMade={onMade} />
      <DeveloperSection credential={made?.id ?? newest} origin={origins[0]} />
    </div>
  );
}
