import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import type { MessageDescriptor } from '@lingui/core';
import { type RefObject, useState } from 'react';
import { isTransient } from './server-fault.ts';

/** Why the last action failed, and how it is tried again if that can help. */
export interface ActionFault {
  readonly text: MessageDescriptor;
  readonly again: (() => void) | undefined;
}

/** The action of a row that is in progress, and why the last one failed. */
export interface RowAction<Action extends string> {
  /** For the row: it keeps the focus when an action removes the focused button. */
  readonly place: RefObject<HTMLLIElement | null>;
  readonly doing: Action | undefined;
  readonly fault: ActionFault | undefined;
  /** Acts. Call it only while no other action is in progress. */
  readonly run: (action: Action, call: () => Promise<void>) => Promise<void>;
}

/**
 * Runs the actions of a row, one at a time.
 *
 * @param faultOf why an action failed, in words for people
 */
export function useRowAction<Action extends string>(
  faultOf: (action: Action, error: unknown) => MessageDescriptor,
): RowAction<Action> {
  const [doing, setDoing] = useState<Action>();
  const [fault, setFault] = useState<ActionFault>();
  const { place, notePress } = useKeptFocus<HTMLLIElement>(doing !== undefined);
  const run = async (action: Action, call: () => Promise<void>) => {
    notePress();
    setDoing(action);
    setFault(undefined);
    try {
      await call();
    } catch (error) {
      const again = isTransient(error) ? () => void run(action, call) : undefined;
      setFault({ text: faultOf(action, error), again });
    } finally {
      setDoing(undefined);
    }
  };
  return { place, doing, fault, run };
}
