import type {
  MountedReader,
  MountOptions,
  MountReader,
  WantedDocument,
} from '../../mount/mount.contract.ts';

/** A reader that records what its element asks of it. */
export interface FakeReader {
  readonly mount: MountReader;
  /** Each mount, in order. */
  readonly mounts: readonly FakeMount[];
  /** The events in order: `mount one`, `open two`, `open three as epub`, `language fr`, `unmount`. */
  readonly log: readonly string[];
}

/** A mount of the fake reader. */
export interface FakeMount {
  readonly options: MountOptions;
  isMounted: boolean;
}

/** @param leaving resolves when the loan of a mount has ended */
const named = ({ docKey, format }: WantedDocument): string =>
  format === undefined ? docKey : `${docKey} as ${format}`;

export function createFakeReader(leaving: () => Promise<void> = async () => undefined): FakeReader {
  const mounts: FakeMount[] = [];
  const log: string[] = [];
  return {
    mounts,
    log,
    mount: async (options): Promise<MountedReader> => {
      const mount: FakeMount = { options, isMounted: true };
      mounts.push(mount);
      log.push(`mount ${named(options)}`);
      options.place.screen.textContent = options.docKey;
      return {
        open: (document) => void log.push(`open ${named(document)}`),
        setLanguage: (language) => void log.push(`language ${language}`),
        unmount: async () => {
          mount.isMounted = false;
          log.push('unmount');
          await leaving();
          options.place.screen.textContent = '';
        },
      };
    },
  };
}
