import { EmbedCommandError, type EmbedCommands } from '@leeszaal/shared-contracts';

/** The commands of a document that may not be open yet. */
export interface CommandQueue extends EmbedCommands {
  /** Gives the commands of the open document to all callers that wait; undefined takes them back. */
  offer(commands: EmbedCommands | undefined): void;
  /** Rejects all callers that wait. */
  end(): void;
}

/** Creates a queue: a command waits until the document is open. */
export function createCommandQueue(): CommandQueue {
  let commands: EmbedCommands | undefined;
  let waiting = Promise.withResolvers<EmbedCommands>();
  waiting.promise.catch(() => undefined);
  const ready = () => (commands ? Promise.resolve(commands) : waiting.promise);
  return {
    goTo: async (target) => (await ready()).goTo(target),
    search: async (query, mode) => (await ready()).search(query, mode),
    offer(offered) {
      commands = offered;
      if (offered === undefined) return;
      waiting.resolve(offered);
      waiting = Promise.withResolvers();
      waiting.promise.catch(() => undefined);
    },
    end() {
      commands = undefined;
      waiting.reject(new EmbedCommandError('closed'));
      waiting = Promise.withResolvers();
      waiting.promise.catch(() => undefined);
    },
  };
}
