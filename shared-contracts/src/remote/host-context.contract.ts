import type { HttpPort } from '../http/http-port.contract.ts';
import type { BasketPort } from './ports/basket.contract.ts';
import type { DialogsPort } from './ports/dialogs.contract.ts';
import type { HeaderPort } from './ports/header.contract.ts';
import type { LanguagePort } from './ports/language.contract.ts';
import type { LibraryPort } from './ports/library.contract.ts';
import type { NavigationPort } from './ports/navigation.contract.ts';
import type { OverlaysPort } from './ports/overlays.contract.ts';
import type { PicturesPort } from './ports/pictures.contract.ts';
import type { RemotesPort } from './ports/remotes.contract.ts';
import type { SessionPort } from './ports/session.contract.ts';
import type { StoragePort } from './ports/storage.contract.ts';
import type { TelemetryPort } from './ports/telemetry.contract.ts';

/**
 * Everything a remote may use of its host: narrow ports, no shared store. Ports answer what holds
 * now; what changes is told through {@link RemoteHandle.update}.
 */
export interface HostContext {
  readonly http: HttpPort;
  readonly session: SessionPort;
  readonly library: LibraryPort;
  readonly navigation: NavigationPort;
  readonly language: LanguagePort;
  readonly header: HeaderPort;
  readonly dialogs: DialogsPort;
  readonly overlays: OverlaysPort;
  readonly basket: BasketPort;
  readonly storage: StoragePort;
  readonly telemetry: TelemetryPort;
  readonly remotes: RemotesPort;
  /** A host may bring none ahead. */
  readonly pictures?: PicturesPort;
  readonly terms: TermsLinks;
  /** Aborted when the remote is taken away. */
  readonly signal: AbortSignal;
  /** `embed`: the remote stands alone in an institution's page, without a shell around it. */
  readonly placement: 'host' | 'embed';
  /** What is to be shown: the page that belongs to the location, or one named view (`docs/decisions.md` 5). */
  readonly view: RemoteView;
}

/** Where the documents stand that a buyer agrees to (`docs/decisions.md` 55). */
export interface TermsLinks {
  readonly general: string;
  readonly privacy: string;
}

/** What of a remote is to be shown. */
export type RemoteView =
  | { readonly kind: 'page' }
  | { readonly kind: 'named'; readonly name: string };
