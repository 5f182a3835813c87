import { onceLoaded } from '@leeszaal/remote-kit/parts';
import { EmbedCommandError } from '@leeszaal/shared-contracts';

/** The code of the commands, which wait for the first page. Rejects when it cannot be loaded. */
export const commandCode = { load: onceLoaded(() => import('./commands.ts')) };

/** As {@link commandCode}. @throws EmbedCommandError */
export const loadCommands = (): ReturnType<typeof commandCode.load> =>
  commandCode.load().catch(() => {
    throw new EmbedCommandError('failed');
  });
