import type { KeyboardEvent } from 'react';
import { stepByArrow } from '../internal/tabbable.ts';

/**
 * The tab to which a key leads from the focused one: around the row by arrows, to its ends by Home and End. Undefined
 * for any other key.
 */
export function tabByKey(
  event: Pick<
    KeyboardEvent<HTMLElement>,
    'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'currentTarget' | 'target'
  >,
): HTMLElement | undefined {
  const { key, currentTarget, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = stepByArrow(key, currentTarget);
  const from = tabs.indexOf(target as HTMLElement);
  if (step === undefined || from < 0) return undefined;
  return tabs[(from + step + tabs.length) % tabs.length];
}
