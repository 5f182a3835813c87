import { BlockingSpinner } from '@leeszaal/shared-ui/blocking-spinner';
import { SkipLink } from '@leeszaal/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { blocksAtom } from '../dialogs/dialogs.ts';
import { MessageStack } from '../dialogs/message-stack.component.tsx';
import { Notes } from '../dialogs/notes.component.tsx';
import { useGuardedRoute } from '../guard/use-guarded-route.ts';
import { NewerVersion } from '../newer-version/newer-version.component.tsx';
import { Outlet } from '../outlet/outlet.component.tsx';
import { ViewFailures } from '../outlet/view-failures.component.tsx';
import type { Portal } from '../portal/portal.ts';
import { portalAtom } from '../state/atoms.ts';
import { AccentColour } from './accent-colour.component.tsx';
import { DocumentTitle } from './document-title.component.tsx';
import { HandOff } from './hand-off.component.tsx';
import { Header } from './header.component.tsx';
import { PageHead } from './page-head.component.tsx';
import { PageTheme } from './page-theme.component.tsx';
import styles from './shell.module.css';
import { StartFailure } from './start-failure.component.tsx';

const MAIN_ID = 'main';

interface ShellProps {
  readonly portal: Portal;
}

/** The page: header and the screen of the address, with the host's dialogs above them. */
export function Shell({ portal }: ShellProps) {
  return (
    <>
      <PageTheme />
      <AccentColour />
      <PageHead />
      <Page portal={portal} />
      <MessageStack />
      <Notes showMessage={portal.showMessage} />
      <Blocks />
      <NewerVersion />
    </>
  );
}

function Page({ portal }: ShellProps) {
  const { t, i18n } = useLingui();
  const state = useAtomValue(portalAtom);
  const verdict = useGuardedRoute(portal);
  if (state.kind === 'failed') {
    return (
      <StartFailure
        i18n={i18n}
        productName={portal.config.productName}
        onRetry={() => void portal.start()}
      />
    );
  }
  if (verdict.kind === 'show' && verdict.route.remote === undefined) {
    return <HandOff handOffAddress={portal.handOffAddress} />;
  }
  if (state.kind !== 'ready') return <BlockingSpinner label={t`Opening the library…`} />;
  return (
    <div className={styles.page}>
      <SkipLink href={`#${MAIN_ID}`}>
        <Trans>Skip to content</Trans>
      </SkipLink>
      <DocumentTitle />
      <Header route={verdict.kind === 'show' ? verdict.route : undefined} actions={portal} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {verdict.kind === 'show' && verdict.route.remote !== undefined && (
          <Outlet
            key={verdict.route.remote}
            remote={verdict.route.remote}
            show={portal.showRemote}
          />
        )}
      </main>
      <ViewFailures />
    </div>
  );
}

/** The newest label shows; the page unblocks when all have ended. */
function Blocks() {
  const label = useAtomValue(blocksAtom).at(-1)?.label;
  return label === undefined ? null : <BlockingSpinner label={label} topLayer />;
}
