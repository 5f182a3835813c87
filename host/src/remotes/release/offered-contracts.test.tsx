import { beforeEach, expect, it } from '@jest/globals';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import type { HeaderPort, HostContext, RemoteModule } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { FailurePanel } from '../../outlet/failure-panel.component.tsx';
import { createStage } from '../../testing/create-stage.tsx';
import { smallRegistry, smallRelease } from '../../testing/small-release.ts';
import { type RunningRemote, startRemote } from '../start-remote.ts';
import { FederationLoader } from './federation-loader.ts';
import type { LoadExposed } from './load-exposed.ts';
import { type OfferedContract, offeredContracts } from './offered-contracts.ts';
import { resolveRelease } from './resolve-release.ts';

/*
 * A contract 2 for these tests: `header.setTitle` has become `header.showTitle`, and the change `home` has become
 * `wentHome`. The remote is of contract 1.
 */
interface ContextOfTwo extends Omit<HostContext, 'header'> {
  readonly header: Omit<HeaderPort, 'setTitle'> &
    Readonly<Record<'showTitle', HeaderPort['setTitle']>>;
}

const exposedByOne = v.object({
  default: v.custom<RemoteModule>((value) => value instanceof Object && 'mount' in value),
});

const previous: OfferedContract = {
  version: '1.4.0',
  lift(exposed) {
    const remote = v.parse(exposedByOne, exposed).default;
    const mount = async (element: HTMLElement, { header, ...ports }: ContextOfTwo) => {
      const { showTitle, ...rest } = header;
      const handle = await remote.mount(element, {
        ...ports,
        header: { ...rest, setTitle: showTitle },
      });
      const update = ({ kind }: { readonly kind: 'wentHome' }) =>
        handle.update({ kind: kind === 'wentHome' ? 'home' : kind });
      return { ...handle, update };
    };
    return { default: { ...remote, mount } };
  },
};
const offered = [{ version: '2.0.0', lift: (exposed: unknown) => exposed }, previous];

const manifest = JSON.stringify({
  metaData: { globalName: 'catalogue', buildInfo: { buildVersion: 'abc' } },
});

let titles: (string | undefined)[];
let told: unknown[];
let loads: number;
const stage = createStage();

beforeEach(() => {
  [titles, told, loads] = [[], [], 0];
});

const remoteOfOne: RemoteModule = {
  contract: '1.2.0',
  async mount(element, { header }) {
    header.setTitle('Catalogue');
    element.append('shown');
    return { update: (change) => void told.push(change), unmount: async () => undefined };
  },
};

const loadExposed: LoadExposed = async () => {
  loads += 1;
  return { default: remoteOfOne };
};

/** Starts a remote of this range in the host of contract 2; resolves when it is shown or has failed. */
async function start(range: string): Promise<RunningRemote> {
  const release = await smallRelease({ 'mf-manifest.json': manifest }, { contract: range });
  const answer = { kind: 'registry', registry: smallRegistry(release) } as const;
  const address = 'https://portal.example/registry.json';
  const loader = new FederationLoader(loadExposed, address, () => undefined, offered);
  const { header, ...ports } = createFakeHost().context;
  const context = { ...ports, header: { showTitle: (title?: string) => void titles.push(title) } };
  const remote = startRemote({
    name: 'catalogue',
    outlet: stage.place(),
    // The host's context is the one of contract 2.
    contextFor: () => context as unknown as HostContext,
    effects: {
      resolve: async (name) => resolveRelease(answer, name, offered),
      verify: async () => ({ kind: 'verified', manifest: new TextEncoder().encode(manifest) }),
      load: loader.load,
    },
  });
  await new Promise<void>((resolve) => {
    remote.subscribe(() => ['mounted', 'failed'].includes(remote.state.phase) && resolve());
  });
  return remote;
}

it('offers the previous major of the contract beside the present one', () => {
  const [present = 0, ...earlier] = offeredContracts.map(({ version }) =>
    Number.parseInt(version, 10),
  );
  // There is no contract 0.
  expect(earlier).toEqual(present > 1 ? [present - 1] : []);
});

it('runs a remote of the previous major with the ports and changes of its contract', async () => {
  const remote = await start('^1.2');
  expect(remote.state.phase).toBe('mounted');
  expect(titles).toEqual(['Catalogue']);
  const change: object = { kind: 'wentHome' };
  remote.update(change as Parameters<typeof remote.update>[0]);
  expect(told).toEqual([{ kind: 'home' }]);
});

it.each(['^0.9', '^1.5', '^3.0'])('refuses a remote of %s before its code loads', async (range) => {
  const { state } = await start(range);
  if (state.phase !== 'failed') throw new Error(state.phase);
  expect(state.failure).toEqual({ reason: 'contract-mismatch', range });
  expect(loads).toBe(0);
  const panel = { failure: state.failure, onRetry: () => undefined, onReload: () => undefined };
  await stage.show(<FailurePanel {...panel} />);
  expect(stage.place().textContent).toContain('It needs another version of the portal.');
});
