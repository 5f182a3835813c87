/* What the build of the embed takes for `react/jsx-runtime`. */
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
