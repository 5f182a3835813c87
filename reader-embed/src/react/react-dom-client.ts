/* What the build of the embed takes for `react-dom/client`. */
export { createRoot } from 'preact/compat/client';
