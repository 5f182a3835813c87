import './styles/embed.css';

export { EmbedCommandError, type EmbedRefusal } from '@leeszaal/shared-contracts';
export type {
  LeeszaalReaderElement,
  LeeszaalReaderEvent,
  LeeszaalReaderEventMap,
  LeeszaalReaderEventName,
  LeeszaalTheme,
  TokenProvider,
} from './contract/reader-element.contract.ts';
export { defineLeeszaalReader } from './element/define-reader.ts';
