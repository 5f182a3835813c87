export { default } from './remote.ts';
