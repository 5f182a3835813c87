export { type ChangedRelease, promote, publishTo, rollBack } from './change-release.ts';
export { hashSources } from './hash-sources.ts';
export { ensureKey, readKey } from './key-folder.ts';
export { portalAt } from './portal-at.ts';
export { portalTarget } from './portal-target.ts';
export {
  promoteCommand,
  publishCommand,
  type ReleaseArguments,
  readReleaseArguments,
  releasesCommand,
  rollBackCommand,
} from './release-commands.ts';
export { OvertakenError, type ReleaseTarget } from './release-target.contract.ts';
export { signRelease } from './sign-release.ts';
