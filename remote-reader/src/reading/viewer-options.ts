import type { ContentsEntry, HostContext } from '@leeszaal/shared-contracts';
import { browserClock } from '../clock/clock.ts';
import { rememberedLetters, rememberLetters } from '../preferences/remembered-font-scale.ts';
import { rememberedLook } from '../preferences/remembered-look.ts';
import type { CreateViewerOptions } from '../viewers/contract/viewer.contract.ts';
import type { OpenDocument, ViewerCallbacks } from './reading.contract.ts';

/** What the viewer of an open document is made of. */
export function viewerOptions(
  { storage, navigation }: Pick<HostContext, 'storage' | 'navigation'>,
  { document, source, keeper, history }: OpenDocument,
  contents: Promise<readonly ContentsEntry[]>,
  element: HTMLElement,
  callbacks: ViewerCallbacks,
): CreateViewerOptions {
  const { local } = storage;
  return {
    element,
    source,
    document,
    contents,
    ...callbacks,
    look: rememberedLook(local),
    letters: rememberedLetters(local),
    onLetters: (letters) => rememberLetters(local, letters),
    openExternal: (url) => navigation.openExternal(url),
    onJump: history.jump,
    onActivity: () => keeper.dispatch({ kind: 'active-reader', at: browserClock.now() }),
  };
}
