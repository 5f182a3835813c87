import type { EmbedCommands, EmbedEvent, Language, ReaderFormat } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import type { EmbedPlace } from '../place/embed-place.ts';
import type { ThemeSwitch } from '../place/theme.ts';
import type { Tokens } from './tokens.ts';

/** The document that an element names. */
export interface WantedDocument {
  readonly docKey: string;
  /** A hint; undefined while the page does not know it. */
  readonly format: ReaderFormat | undefined;
}

/** Dependencies of a mount, which its element gives. */
export interface MountOptions extends WantedDocument {
  readonly place: EmbedPlace;
  readonly theme: ThemeSwitch;
  readonly texts: I18n;
  readonly tokens: Tokens;
  /** Whether the page has given the first token, once it has answered. Never rejects. */
  readonly hasToken: Promise<boolean>;
  readonly language: Language;
  /** Absolute. */
  readonly apiBase: string;
  readonly report: (event: EmbedEvent) => void;
  readonly offer: (commands: EmbedCommands | undefined) => void;
  /** The person has closed the document; the caller unmounts. */
  readonly onClose: () => void;
  /** The page gives no more tokens; the caller unmounts. */
  readonly onAuthenticationLost: () => void;
  /** The library cannot be reached, nor what would say so be loaded; the caller unmounts. */
  readonly onUnreachable: () => void;
  /** The reader cannot render any more; the caller unmounts. */
  readonly onFault: (error: unknown) => void;
}

/** A mounted reader. */
export interface MountedReader {
  /** Shows another document. */
  open(document: WantedDocument): void;
  setLanguage(language: Language): void;
  /** Removes the reader. Resolves when the loan has ended. */
  unmount(): Promise<void>;
}

/** Mounts the reader in its place, on the ports of an embed. Resolves after the first render. */
export type MountReader = (options: MountOptions) => Promise<MountedReader>;
