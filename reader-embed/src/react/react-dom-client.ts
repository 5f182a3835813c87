/* The replacement of `react-dom/client` in the build of the embed. */
export { createRoot } from 'preact/compat/client';
