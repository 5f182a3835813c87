/* What the build of the embed takes for `use-sync-external-store/shim`. */
export { useSyncExternalStore } from 'preact/compat';
