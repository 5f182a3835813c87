import { useHost } from '@leeszaal/remote-kit/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { isTransient, serverFault } from '../list/server-fault.ts';
import { draftKey, type TextKey } from './text-key.ts';

const REFUSED = msg`The server did not accept this text. Check it and try again.`;

/** Why a text was not saved. */
export interface TextFault {
  readonly text: MessageDescriptor;
  /** Whether the same call may succeed when it is sent again. */
  readonly isTransient: boolean;
}

/** The saving of one text at a time. */
export interface TextChange {
  /** Whether any text is being saved. */
  readonly isSaving: boolean;
  /** Whether this one is. */
  readonly isSavingThis: (text: TextKey<string>) => boolean;
  /** Why the last saving failed, if it was of this text. */
  readonly faultOf: (text: TextKey<string>) => TextFault | undefined;
  /** Makes a call, unless another one is under way. Resolves to whether it succeeded. */
  readonly run: (text: TextKey<string>, call: () => Promise<void>) => Promise<boolean>;
}

/**
 * Saves texts, and keeps why one could not be saved.
 *
 * @param event the name under which a failure is reported
 */
export function useTextChange(event: string): TextChange {
  const { telemetry } = useHost();
  const [saving, setSaving] = useState<string>();
  const [failed, setFailed] = useState<{ readonly key: string; readonly fault: TextFault }>();
  return {
    isSaving: saving !== undefined,
    isSavingThis: (text) => saving === draftKey(text),
    faultOf: (text) => (failed?.key === draftKey(text) ? failed.fault : undefined),
    async run(text, call) {
      if (saving !== undefined) return false;
      const key = draftKey(text);
      setSaving(key);
      setFailed(undefined);
      try {
        await call();
        return true;
      } catch (error) {
        telemetry.report({ level: 'warning', name: event, error });
        const fault = { text: serverFault(error, REFUSED), isTransient: isTransient(error) };
        setFailed({ key, fault });
        return false;
      } finally {
        setSaving(undefined);
      }
    },
  };
}
