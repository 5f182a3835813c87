import type { DialogsPort, HttpPort } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { turnNote } from './turn-note.ts';
import { createTurnWatch, type TurnWatch, type TurnWatchOptions } from './turn-watch.ts';

/** Dependencies of {@link createPortalTurns}. */
interface PortalTurnsOptions extends Pick<TurnWatchOptions, 'local'> {
  readonly i18n: I18n;
  readonly dialogs: Pick<DialogsPort, 'notify'>;
}

/** Creates the watch over turns of a page, which tells them by a note. */
export function createPortalTurns(
  { i18n, dialogs, local }: PortalTurnsOptions,
  http: HttpPort,
): TurnWatch {
  const onTurn = (title: string) => dialogs.notify(turnNote(i18n, title), 'success');
  return createTurnWatch({ http, local, onTurn });
}
