export { type ChangedRelease, promote, publishTo, rollBack } from './change-release.ts';
export type { Elsewhere, FileStore } from './elsewhere/file-store.contract.ts';
export { hashSources } from './hash-sources.ts';
export { ensureKey, readKey } from './key-folder.ts';
export { portalAt } from './portal-at.ts';
export { portalTarget } from './portal-target.ts';
export {
  type PublishArguments,
  promoteCommand,
  publishCommand,
  type ReleaseArguments,
  readPublishArguments,
  readReleaseArguments,
  releasesCommand,
  rollBackCommand,
} from './release-commands.ts';
export { OvertakenError, type ReleaseTarget } from './release-target.contract.ts';
export { signRelease } from './sign-release.ts';
export { type Signers, signersOf } from './signers.ts';
