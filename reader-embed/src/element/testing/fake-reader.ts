import type { MountedReader, MountOptions, MountReader } from '../../mount/mount.contract.ts';

/** A reader that records what its element asks of it. */
export interface FakeReader {
  readonly mount: MountReader;
  /** Each mount, in order. */
  readonly mounts: readonly FakeMount[];
  /** The events in order: `mount one`, `open two`, `language fr`, `unmount`. */
  readonly log: readonly string[];
}

/** A mount of the fake reader. */
export interface FakeMount {
  readonly options: MountOptions;
  isMounted: boolean;
}

/** @param leaving resolves when the loan of a mount has ended */
export function createFakeReader(leaving: () => Promise<void> = async () => undefined): FakeReader {
  const mounts: FakeMount[] = [];
  const log: string[] = [];
  return {
    mounts,
    log,
    mount: async (options): Promise<MountedReader> => {
      const mount: FakeMount = { options, isMounted: true };
      mounts.push(mount);
      log.push(`mount ${options.docKey}`);
      options.place.screen.textContent = options.docKey;
      return {
        open: (docKey) => void log.push(`open ${docKey}`),
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
