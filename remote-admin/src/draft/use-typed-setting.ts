import { useState } from 'react';
import { inForce, type SettingKey, type SettingValue } from './settings-draft.ts';
import type { SettingsDraft } from './use-settings-draft.ts';

/** Typed text as a setting: none for the default, a value, or invalid. */
export type TypedValue<V> =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly value: V }
  | { readonly kind: 'invalid' };

/** A setting that is typed. */
export interface TypedSetting {
  /** The text to show, as it was typed. */
  readonly text: string;
  readonly change: (text: string) => void;
  /** The text, if it is invalid. */
  readonly refused: string | undefined;
  /** Whether the field has been left since the last change: an unfinished text is wrong by then. */
  readonly isLeft: boolean;
  /** For the field. */
  readonly onBlur: () => void;
}

/** Whether typed text is the value that is shown. No text is the default, which holds while none is saved. */
function means<K extends SettingKey>(
  typed: TypedValue<SettingValue<K>>,
  value: SettingValue<K> | undefined,
  setting: K,
): boolean {
  if (typed.kind === 'none') return value === undefined || value === inForce({}, setting);
  return typed.kind === 'value' && typed.value === value;
}

/**
 * Edits a setting as text. A valid text is a change of the draft; an invalid one stays as it is typed, and the last
 * valid value with it.
 */
export function useTypedSetting<K extends SettingKey>(
  draft: SettingsDraft,
  setting: K,
  read: (text: string) => TypedValue<SettingValue<K>>,
): TypedSetting {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(true);
  const value = draft.shown(setting);
  const refused = draft.refused(setting);
  const isTyped = typed !== undefined && means(read(typed), value, setting);
  return {
    text: refused ?? (isTyped ? typed : String(value ?? '')),
    refused,
    isLeft,
    onBlur: () => setLeft(true),
    change(text) {
      setTyped(text);
      setLeft(false);
      const next = read(text);
      if (next.kind === 'invalid') draft.refuse(setting, text);
      else draft.change(setting, next.kind === 'value' ? next.value : undefined);
    },
  };
}
