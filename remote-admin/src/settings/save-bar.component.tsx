import { Button } from '@leeszaal/shared-ui/button';
import { usePressNote } from '@leeszaal/shared-ui/keep-focus';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ChangedSettings } from './changed-settings.component.tsx';
import { SETTING_NAMES } from './setting-names.ts';
import styles from './settings.module.css';
import { useScrollPadding } from './use-scroll-padding.ts';
import type { SettingsDraft } from './use-settings-draft.ts';

interface SaveBarProps {
  readonly draft: SettingsDraft;
  /** Where the keys go on once there is nothing left to save. */
  readonly next: RefObject<HTMLElement | null>;
}

/** What is modified, with Save and Cancel, as long as something is (`docs/behaviour.md` C 2). */
export function SaveBar({ draft, next }: SaveBarProps) {
  const { t, i18n } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar, draft.isModified);
  const pressed = usePressNote<'by pointer' | 'by keys'>();
  const note = ({ pointerType }: { readonly pointerType: string }) => {
    pressed.current = ['keyboard', 'virtual'].includes(pointerType) ? 'by keys' : 'by pointer';
  };
  // Together with the bar's going: a later effect could come in the midst of the next press, and take its focus.
  useLayoutEffect(() => {
    if (draft.isModified || !pressed.current) return;
    // Whoever has gone on to another control meanwhile stays there; a pointer needs no other place in sight.
    if (document.activeElement === document.body) {
      next.current?.focus({ preventScroll: pressed.current === 'by pointer' });
    }
    pressed.current = undefined;
  }, [draft.isModified, next, pressed]);
  if (!draft.isModified) return null;
  const [unsavable] = draft.unsavable;
  const name = unsavable && i18n._(SETTING_NAMES[unsavable]);
  return (
    <div ref={bar} className={styles.foot}>
      <ChangedSettings draft={draft} />
      <Button
        isDisabled={draft.isSaving}
        onPress={(event) => {
          note(event);
          draft.cancel();
        }}
      >
        <Trans>Cancel</Trans>
      </Button>
      <Button
        variant="primary"
        isBusy={draft.isSaving}
        disabledReason={name && t`${name}: this cannot be saved yet`}
        busyLabel={t`Saving…`}
        onPress={(event) => {
          note(event);
          void draft.save();
        }}
      >
        <Trans>Save</Trans>
      </Button>
    </div>
  );
}
