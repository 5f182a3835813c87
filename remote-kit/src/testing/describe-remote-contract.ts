import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  CONTRACT_VERSION,
  LANGUAGES,
  type RemoteModule,
  type UnmountReason,
} from '@leeszaal/shared-contracts';
import { createFakeHost, type FakeHost, type FakeHostOptions } from './fakes/fake-host.ts';
import { measureResidue, type Residue, type ResidueMeter } from './residue.ts';

/** By this React knows whether its updates are to be driven by `act`. */
const ACT = 'IS_REACT_ACT_ENVIRONMENT';

/** How a remote is tried. */
export interface RemoteContractOptions {
  /** The screens of the remote: the path of each, and the server's answers. */
  readonly screens: readonly (FakeHostOptions & { readonly path: string })[];
}

/**
 * The suite that each remote runs. It mounts on every given screen, takes every change and unmounts, three times. It
 * leaves no more behind after the last time than after the first.
 *
 * @throws when no screen is given
 */
export function describeRemoteContract(
  name: string,
  load: () => Promise<RemoteModule>,
  options: RemoteContractOptions,
): void {
  if (options.screens.length === 0) throw new Error(`Give the contract suite a screen of ${name}.`);
  describe(`${name} keeps the contract between host and remotes`, () => {
    let meter: ResidueMeter;
    let waitsForAct: unknown;
    beforeEach(() => {
      // A remote runs by itself here, as in the host; other tests of the file may drive React by `act`.
      waitsForAct = Reflect.get(globalThis, ACT);
      Reflect.set(globalThis, ACT, false);
      meter = measureResidue();
    });
    afterEach(() => {
      meter.stop();
      Reflect.set(globalThis, ACT, waitsForAct);
      document.body.replaceChildren();
    });

    test('names the version it was built against', async () => {
      expect((await load()).contract).toBe(CONTRACT_VERSION);
    });

    for (const screen of options.screens) {
      test(`shows ${screen.path}, follows every change and leaves nothing behind`, async () => {
        const remote = await load();
        // The first mount may fill permanent caches (a language, a module's own).
        const first = await live(remote, screen, 'navigate', meter);
        const second = await live(remote, screen, 'logout', meter);
        const third = await live(remote, screen, 'error', meter);
        expect(second).toEqual(first);
        expect(third).toEqual(first);
        expect(first.nodes).toBe(0);
        expect(first.frames).toBe(0);
      });
    }
  });
}

async function live(
  remote: RemoteModule,
  screen: FakeHostOptions,
  reason: UnmountReason,
  meter: ResidueMeter,
): Promise<Residue> {
  const host = createFakeHost(screen);
  const element = document.createElement('main');
  document.body.append(element);
  const handle = await remote.mount(element, host.context);
  host.connect(handle);
  expect(element.childNodes.length).toBeGreaterThan(0);
  await tellEverything(host);
  expect(element.childNodes.length).toBeGreaterThan(0);
  await handle.unmount(reason);
  expect(element.childNodes).toHaveLength(0);
  expect(host.header.title).toBeUndefined();
  expect(host.header.back).toBeUndefined();
  expect(host.header.slot.childNodes).toHaveLength(0);
  expect(host.context.overlays.container.childNodes).toHaveLength(0);
  expect(host.dialogs.blocks.size).toBe(0);
  element.remove();
  host.dispose();
  await settled(meter);
  return meter.read();
}

async function tellEverything(host: FakeHost): Promise<void> {
  const { session, library, navigation } = host.context;
  for (const language of [...LANGUAGES, 'en'] as const) {
    host.change({ kind: 'language', language });
    await turn();
  }
  host.change({ kind: 'session', session: { ...session.current(), role: 'admin' } });
  host.change({ kind: 'library', library: { ...library.current() } });
  host.change({ kind: 'home' });
  host.change({ kind: 'location', location: navigation.current() });
  await turn();
}

/** Lets timers that are already due, and what they start, run out. */
async function settled(meter: ResidueMeter): Promise<void> {
  for (let round = 0; round < 50 && meter.read().timers > 0; round += 1) await turn();
}

/** Runs pending work; uses a timer from before the meter counts timers. */
const uncounted = globalThis.setTimeout;
function turn(): Promise<void> {
  return new Promise((resolve) => {
    uncounted(resolve, 0);
  });
}
