export { connectionMessage, newerVersionMessage } from './part-messages.ts';
