import { Notice } from '@leeszaal/shared-ui/notice';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addedMeanwhile, type ImportState } from './people-import.ts';

interface FileResultProps {
  readonly state: ImportState;
  readonly isInvited: boolean;
}

/** How many people were added, or why they could not be added. */
export function FileResult({ state, isInvited }: FileResultProps) {
  const { i18n } = useLingui();
  if (state.kind === 'read') {
    return state.fault && <Notice tone="danger">{i18n._(state.fault.text)}</Notice>;
  }
  if (state.kind !== 'added') return null;
  const { preview, result } = state;
  const { added } = result;
  const meanwhile = addedMeanwhile(preview, result);
  return (
    <Notice
      tone="success"
      title={<Plural value={added} one="# person was added" other="# people were added" />}
    >
      {isInvited && added > 0 && (
        <p>
          <Trans>A mail is on its way to each new person.</Trans>
        </p>
      )}
      {meanwhile > 0 && (
        <p>
          <Plural
            value={meanwhile}
            one="# person was added before, by a colleague or an earlier attempt."
            other="# people were added before, by a colleague or an earlier attempt."
          />
        </p>
      )}
    </Notice>
  );
}
