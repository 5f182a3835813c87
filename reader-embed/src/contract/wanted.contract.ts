import type { Language, ReaderFormat } from '@leeszaal/shared-contracts';
import type { LeeszaalTheme } from './reader-element.contract.ts';

/** The reader that the attributes of an element describe. */
export interface Wanted {
  /** Undefined while the attribute is missing or empty. */
  readonly docKey: string | undefined;
  /** Absolute. Undefined while the attribute is missing or no address. */
  readonly apiBase: string | undefined;
  readonly language: Language;
  readonly theme: LeeszaalTheme;
  /** A hint. Undefined while the page does not know it. */
  readonly format: ReaderFormat | undefined;
}
