/** Runs a command with its parameters, in the folder of a remote. An error's message is for people. */
export type Command = (parameters: string[]) => Promise<void>;

/** The module of a command. */
export interface CommandModule {
  readonly default: Command;
}
