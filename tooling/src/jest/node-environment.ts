import { type Context, constants, createContext, runInContext } from 'node:vm';
import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { installCommonGlobals } from 'jest-util';

type Global = JestEnvironment['global'];

/** What Node itself takes and gives, so that a test's `instanceof` agrees with it. */
const shared = { Buffer, ArrayBuffer, Uint8Array };

/** Gives the test's world what Node's has beyond the language, each thing when it is first asked for. */
function lendNodeGlobals(global: Global): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (Object.hasOwn(global, name)) continue;
    const settle = (value: unknown): unknown => {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
      return value;
    };
    Object.defineProperty(global, name, {
      configurable: true,
      get: () => settle(Reflect.get(globalThis, name)),
      set: settle,
    });
  }
}

/**
 * A world of its own on Node for each test file. Unlike Jest's, its global object is an ordinary one:
 * behind Jest's stand interceptors, for which every `Math`, `Promise` or `Object` in a test, and in
 * whatever it imports, takes some hundred times as long.
 */
export default class NodeEnvironment implements JestEnvironment {
  readonly global: Global;
  readonly moduleMocker: ModuleMocker;
  /** Jest's legacy timers are not supported. */
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  private context: Context | null = createContext(constants.DONT_CONTEXTIFY);

  constructor({ projectConfig }: JestEnvironmentConfig) {
    const global: Global = runInContext('globalThis', this.context ?? {});
    this.global = global;
    lendNodeGlobals(global);
    Object.assign(global, shared, { global });
    installCommonGlobals(global, projectConfig.globals);
    // As many lines as tell where a failure comes from; Node's own ten are few.
    global.Error.stackTraceLimit = 100;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global });
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    this.context = null;
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): Context | null {
    return this.context;
  }
}
