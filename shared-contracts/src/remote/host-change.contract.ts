import type { Language } from '../languages/languages.ts';
import type { Library } from './ports/library.contract.ts';
import type { HostLocation } from './ports/navigation.contract.ts';
import type { Session } from './ports/session.contract.ts';

/** A change in the host while a remote is mounted. */
export type HostChange =
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'library'; readonly library: Library }
  | { readonly kind: 'location'; readonly location: HostLocation }
  /** The home button was pressed while home was shown: reset home. */
  | { readonly kind: 'home' };
