export { entryFile, manifestFile } from '@leeszaal/shared-contracts/registry';
