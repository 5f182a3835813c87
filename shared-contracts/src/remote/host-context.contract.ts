import type { HttpPort } from '../http/http-port.contract.ts';
import type { BasketPort } from './ports/basket.contract.ts';
import type { DialogsPort } from './ports/dialogs.contract.ts';
import type { EmbedPort } from './ports/embed.contract.ts';
import type { HeaderPort } from './ports/header.contract.ts';
import type { LanguagePort } from './ports/language.contract.ts';
import type { LibraryPort } from './ports/library.contract.ts';
import type { NavigationPort } from './ports/navigation.contract.ts';
import type { OverlaysPort } from './ports/overlays.contract.ts';
import type { PicturesPort } from './ports/pictures.contract.ts';
import type { RemotesPort } from './ports/remotes.contract.ts';
import type { SessionPort } from './ports/session.contract.ts';
import type { SizePort } from './ports/size.contract.ts';
import type { StoragePort } from './ports/storage.contract.ts';
import type { TelemetryPort } from './ports/telemetry.contract.ts';

/**
 * Everything a remote may use of its host: narrow ports, no shared store. Ports return the current state;
 * {@link RemoteHandle.update} reports changes.
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
  /** A host may have none. */
  readonly pictures?: PicturesPort;
  /** Without it the remote has the window. */
  readonly size?: SizePort;
  /** Only in an embed: the page around the reader. */
  readonly embed?: EmbedPort;
  /**
   * Whether the host tells a person that their turn in a queue has come. Else the catalogue does (`docs/decisions.md`
   * 124).
   */
  readonly tellsTurns?: boolean;
  readonly terms: TermsLinks;
  /** Aborted when the remote is removed. */
  readonly signal: AbortSignal;
  /** `embed`: the remote is alone in an institution's page, without a shell. */
  readonly placement: 'host' | 'embed';
  /** The view to show: the page of the location, or a named view (`docs/decisions.md` 5). */
  readonly view: RemoteView;
}

/** The addresses of the documents that a buyer agrees to (`docs/decisions.md` 55). */
export interface TermsLinks {
  readonly general: string;
  readonly privacy: string;
}

/** The view of a remote to show. */
export type RemoteView =
  | { readonly kind: 'page' }
  | { readonly kind: 'named'; readonly name: string };
