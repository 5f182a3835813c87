/* The replacement of `use-sync-external-store/shim` in the build of the embed. */
export { useSyncExternalStore } from 'preact/compat';
