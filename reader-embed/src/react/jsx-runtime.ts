/* The replacement of `react/jsx-runtime` in the build of the embed. */
export { Fragment, jsx, jsxs } from 'preact/jsx-runtime';
