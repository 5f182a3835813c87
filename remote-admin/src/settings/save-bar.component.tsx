import { Button, type ButtonPress } from '@leeszaal/shared-ui/button';
import { usePressNote } from '@leeszaal/shared-ui/keep-focus';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { UnsavedOrigins } from '../embedding/unsaved-origins.component.tsx';
import { ChangedSettings } from './changed-settings.component.tsx';
import styles from './settings.module.css';
import { useScrollPadding } from './use-scroll-padding.ts';

interface SaveBarProps {
  readonly draft: SettingsDraft;
  /** Takes the focus once nothing is left to save. */
  readonly next: RefObject<HTMLElement | null>;
}

/**
 * The modified settings with Save and Cancel, as long as there are any (`docs/behaviour.md` C 2).
 */
export function SaveBar({ draft, next }: SaveBarProps) {
  const { t, i18n } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar, draft.isModified);
  const pressed = usePressNote<'by pointer' | 'by keys'>();
  const note = ({ isByPointer }: ButtonPress) => {
    pressed.current = isByPointer ? 'by pointer' : 'by keys';
  };
  // In the commit that removes the bar: a later effect could run during the next press and take its
  // focus.
  useLayoutEffect(() => {
    if (draft.isModified || !pressed.current) return;
    // Only when the focus was lost with the bar. After a pointer press the page must not scroll.
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
      <UnsavedOrigins draft={draft} className={styles.whole} />
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
        disabledReason={name && t`${name}: correct the value before you save`}
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
