import type { EmbedCommands, EmbedEvent, EmbedPort } from '@leeszaal/shared-contracts';

/** An embedded remote's reports to the page around it. */
export interface FakeEmbed {
  readonly events: readonly EmbedEvent[];
  /** The commands on offer; undefined before the first offer and after it is withdrawn. */
  commands(): EmbedCommands | undefined;
}

/** Makes an embed in memory, and the port that reports to it. */
export function createFakeEmbed(): { readonly embed: FakeEmbed; readonly port: EmbedPort } {
  const events: EmbedEvent[] = [];
  let offered: EmbedCommands | undefined;
  return {
    embed: { events, commands: () => offered },
    port: {
      report: (event) => void events.push(event),
      offer: (commands) => {
        offered = commands;
      },
    },
  };
}
