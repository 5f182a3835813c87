import { exposedModule } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { LOAD_LIMIT } from '../time-limits.ts';
import type { ShareScope } from './share-scope.ts';

/** A container of module federation: webpack's own, or one with a runtime of its own. */
interface Container {
  /** Gives it the modules of the host; a further call with the same scope has no effect. */
  init(scope: ShareScope, initScope: readonly object[]): unknown;
  /** Loads the files of an exposed module. */
  get(module: string): Promise<() => unknown>;
}

const containerSchema = v.custom<Container>(
  (value) => typeof value === 'object' && value !== null && 'init' in value && 'get' in value,
  'no container',
);

/** The script with which a container begins. */
export interface ContainerEntry {
  /** Absolute. */
  readonly url: string;
  /** The global variable that a classic script sets. */
  readonly globalName: string;
  readonly isModule: boolean;
}

/**
 * Loads what a container exposes as `./remote`. The entry runs once for each address, and again after it has failed to
 * load; a file that failed is requested again.
 */
export type LoadExposed = (entry: ContainerEntry) => Promise<unknown>;

/** @param shared what the host shares with containers, once it has loaded */
export function createLoadExposed(
  shared: Promise<ShareScope>,
  loadEntry: (url: string) => Promise<void> = loadScript,
): LoadExposed {
  const containers = new Map<string, Promise<Container>>();

  function containerOf(entry: ContainerEntry): Promise<Container> {
    const known = containers.get(entry.url);
    if (known) return known;
    const loading = loadContainer(entry, loadEntry);
    containers.set(entry.url, loading);
    loading.catch(() => containers.delete(entry.url));
    return loading;
  }

  return async (entry) => {
    // The entry loads beside React, which is larger.
    const [container, scope] = await Promise.all([containerOf(entry), shared]);
    await container.init(scope, []);
    const create = await container.get(exposedModule);
    return create();
  };
}

async function loadContainer(
  { url, globalName, isModule }: ContainerEntry,
  loadEntry: (url: string) => Promise<void>,
): Promise<Container> {
  if (isModule) return v.parse(containerSchema, await import(/* webpackIgnore: true */ url));
  await loadEntry(url);
  return v.parse(containerSchema, Reflect.get(globalThis, globalName));
}

/** Runs a classic script. */
function loadScript(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new Error(`${url} did not load`));
  const script = document.createElement('script');
  // As a failure, so that the next attempt does not wait for the same response.
  const timer = setTimeout(() => script.dispatchEvent(new Event('error')), LOAD_LIMIT);
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', fail);
  script.src = url;
  document.head.append(script);
  return promise.finally(() => clearTimeout(timer));
}
