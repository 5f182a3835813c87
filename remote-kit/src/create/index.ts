export { createRemote, type NewRemote } from './create-remote.ts';
