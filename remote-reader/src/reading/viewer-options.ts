import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { browserClock } from '../clock/clock.ts';
import type { ReaderMount } from '../mount/reader-mount.ts';
import { isEmbed } from '../placement/is-embed.ts';
import { readerOf } from '../placement/reader-element.ts';
import { rememberedFontScale, rememberFontScale } from '../preferences/remembered-font-scale.ts';
import type { CreateViewerOptions } from '../viewers/contract/viewer.contract.ts';
import type { OpenDocument, ViewerCallbacks } from './reading.contract.ts';

/** The options of the viewer of an open document. */
export function viewerOptions(
  { host, looks }: Pick<ReaderMount, 'host' | 'looks'>,
  { document, source, keeper, history }: OpenDocument,
  contents: Promise<readonly ContentsEntry[]>,
  element: HTMLElement,
  callbacks: ViewerCallbacks,
): CreateViewerOptions {
  const { local } = host.storage;
  return {
    element,
    // Keys outside of an embedded reader are the page's own, or another reader's.
    ...(isEmbed(host) && { keyRoot: readerOf(element) }),
    source,
    document,
    contents,
    ...callbacks,
    look: looks.get(),
    fontScale: rememberedFontScale(local),
    onFontScale: (fontScale) => rememberFontScale(local, fontScale),
    openExternal: (url) => host.navigation.openExternal(url),
    onJump: history.jump,
    onActivity: () => keeper.dispatch({ kind: 'active-reader', at: browserClock.now() }),
  };
}
