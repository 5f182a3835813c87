import { createEarlyQuestion } from '@leeszaal/remote-kit/prefetch';
import {
  type AppearanceEntry,
  type AppearanceMetadata,
  endpoints,
  formatOf,
  type HostContext,
} from '@leeszaal/shared-contracts';
import { matchPath } from 'react-router-dom';
import { type Borrowing, borrow } from '../licence/borrow.ts';
import type { OpenLoans } from '../licence/open-loans.ts';
import type { Viewers } from '../viewers/viewers.ts';
import { createEarlySource, type EarlySource } from './early-source.ts';

/**
 * Requests that a mount sends before the screen that needs their answers exists. The screen takes each answer once;
 * a failed request is repeated by the screen, which reports it.
 */
export interface Prefetch {
  /** Requests the data of the current screen. */
  start(): void;
  /** The forms in which a publication can be read. */
  forms(pubKey: string, signal: AbortSignal): Promise<readonly AppearanceEntry[]>;
  /** The metadata of a document. */
  metadata(docKey: string, signal: AbortSignal): Promise<AppearanceMetadata>;
  /** Requests the data of a chosen form. */
  startDocument(form: AppearanceEntry): void;
  /** The loan that was requested with the forms, once; a loan of another publication is released. */
  takeLoan(pubKey: string): Borrowing | undefined;
  /** The source whose first page was requested, once; undefined when there is none of this document. */
  takeSource(docKey: string): EarlySource | undefined;
  /** Releases the loan and the engine: there is no document yet, or the reader has left. */
  cancel(): void;
}

/** Dependencies of prefetching. */
export interface PrefetchOptions {
  readonly host: HostContext;
  readonly loans: OpenLoans;
  readonly viewers: Viewers;
}

/** Creates the prefetch of one mount; requests nothing yet. */
export function createPrefetch({ host, loans, viewers }: PrefetchOptions): Prefetch {
  const forms = createFormsQuestion();
  const metadata = createMetadataQuestion();
  let loan: Borrowing | undefined;
  let source: (EarlySource & { readonly docKey: string }) | undefined;

  function takeSource(docKey: string): EarlySource | undefined {
    const taken = source;
    source = undefined;
    if (taken?.docKey === docKey) return taken;
    taken?.end();
    return undefined;
  }

  return {
    start() {
      const { pathname } = host.navigation.current();
      const [, pubKey] = /^\/(pub-[\w.~-]+)$/.exec(pathname) ?? [];
      const { docKey } = matchPath('/reader/:docKey', pathname)?.params ?? {};
      if (pubKey !== undefined) {
        forms.begin(host, pubKey);
        loan = borrow(host, loans, pubKey);
      } else if (docKey !== undefined) metadata.begin(host, docKey);
      else return;
      viewers.startEngine();
    },
    forms: (pubKey, signal) => forms.take(host, pubKey, signal),
    metadata: (docKey, signal) => metadata.take(host, docKey, signal),
    startDocument({ docKey, mimeType }) {
      metadata.begin(host, docKey);
      if (loan === undefined || formatOf(mimeType) === 'epub') return;
      takeSource(docKey)?.end();
      source = { docKey, ...createEarlySource(host, docKey, loan.keeper) };
    },
    takeLoan(pubKey) {
      const taken = loan;
      loan = undefined;
      if (taken?.pubKey === pubKey) return taken;
      taken?.end();
      return undefined;
    },
    takeSource,
    cancel() {
      loan?.end();
      loan = undefined;
      viewers.dropEngine();
    },
  };
}

const createFormsQuestion = () =>
  createEarlyQuestion(
    async ({ http }, pubKey: string, options): Promise<readonly AppearanceEntry[]> => {
      const request = { params: { pubKey } };
      const { metadata } = await http.call(endpoints.getPublicationAppearances, request, options);
      return metadata.appearances;
    },
  );

const createMetadataQuestion = () =>
  createEarlyQuestion(
    ({ http }, docKey: string, options): Promise<AppearanceMetadata> =>
      http.call(endpoints.getAppearance, { params: { docKey } }, options),
  );
