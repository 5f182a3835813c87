export { type BuildOptions, baseConfig } from './base-config.ts';
export { compile } from './compile.ts';
export { CompileAheadPlugin } from './compile-ahead-plugin.ts';
export { CopyPlugin } from './copy-plugin.ts';
export { type DevPageOptions, devPageConfig } from './dev-page/dev-page-config.ts';
export { describePackages } from './licences/describe-packages.ts';
export { type LicencesOptions, LicencesPlugin } from './licences/licences-plugin.ts';
export { standardTexts } from './licences/read-texts.ts';
export { type BuildMode, cssModulesLoader } from './module-rules.ts';
export type { LaterMessages } from './po-loader.ts';
export { type RemoteBuildOptions, remoteConfig } from './remote-config.ts';
export {
  copiedFolders,
  type RemoteConfig,
  readRemoteConfig,
  remoteName,
} from './remote-package.ts';
export { sharedModules } from './shared-modules.ts';
export { filesAfterEntries, messageFiles } from './start-files.ts';
