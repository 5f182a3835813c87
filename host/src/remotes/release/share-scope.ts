/** One version of a module in a share scope, as containers read it. */
interface SharedVersion {
  /** The interface that webpack's containers call. */
  readonly get: () => () => object;
  /** The interface that the runtime of module federation calls, which some containers bring. */
  readonly lib: () => object;
  readonly version: string;
  readonly from: string;
  readonly eager: boolean;
  readonly loaded: boolean;
  readonly scope: readonly string[];
  readonly strategy: 'loaded-first';
}

/** The versions of a module. */
export type SharedModule = Readonly<Record<string, SharedVersion>>;

/** The modules that a host shares with containers, by name. */
export type ShareScope = Readonly<Record<string, SharedModule>>;

/** A module that has loaded, for a share scope. */
export function sharedModule(version: string, module: object): SharedModule {
  const lib = () => module;
  const common = {
    eager: true,
    loaded: true,
    scope: ['default'],
    strategy: 'loaded-first',
  } as const;
  return { [version]: { ...common, version, from: 'host', get: () => lib, lib } };
}
