import { type Context, constants, createContext, runInContext } from 'node:vm';
import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { installCommonGlobals } from 'jest-util';

type Global = JestEnvironment['global'];

/**
 * The classes of values that Node itself takes and returns: a test's `instanceof` must agree with
 * it.
 */
const shared = { Buffer, ArrayBuffer, Uint8Array };

/** Adds Node's globals beyond the language to the test's realm, each at its first use. */
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
 * A realm of its own on Node for each test file. Unlike in Jest's environment, its global object is
 * an ordinary one. Behind Jest's global object are interceptors, and every `Math`, `Promise` or
 * `Object` in a test and its imports takes some hundred times as long.
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
    // Enough lines to show where a failure comes from; the ten of Node are too few.
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
