import { useLanguage } from '@leeszaal/remote-kit/react';
import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { Snippet } from './snippet.component.tsx';
import { elementSnippet } from './snippets.ts';
import { useEmbedScript } from './use-embed-script.ts';

/** The markup of a page with the script that the portal has now; or why there is none. */
export function ScriptExample({ apiBase }: { readonly apiBase: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { list: state, reload } = useEmbedScript();
  const { place, notePress } = useKeptFocus(state.kind === 'loading');
  const tryAgain = () => {
    notePress();
    reload();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {state.kind === 'loading' && <Spinner size={24} width={3} label={t`Loading…`} />}
      {state.kind === 'ready' && !state.script && (
        <Notice tone="info">
          <Trans>
            This portal does not have the script for other websites. Ask its operator for it.
          </Trans>
        </Notice>
      )}
      {state.kind === 'error' && (
        <Notice
          tone="danger"
          actions={
            <Button size="sm" icon={RetryIcon} onPress={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The address of the script could not be loaded</Trans>
        </Notice>
      )}
      {state.kind === 'ready' && state.script && (
        <Snippet
          caption={t`In the page`}
          code={elementSnippet({ script: state.script, apiBase, language })}
        />
      )}
    </div>
  );
}
