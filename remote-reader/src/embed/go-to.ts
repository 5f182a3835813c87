import { EmbedCommandError, type EmbedTarget } from '@leeszaal/shared-contracts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { Move, Viewer } from '../viewers/contract/viewer.contract.ts';
import type { FollowedReading } from './follow-reading.ts';
import { placeAt } from './position.ts';
import { readyViewer, whenReady } from './when-ready.ts';

/**
 * Goes to a place in an open document; resolves when it is shown, or a page that was asked for since.
 *
 * @throws EmbedCommandError
 */
export async function goTo(
  reading: FollowedReading,
  open: OpenDocument,
  target: EmbedTarget,
): Promise<void> {
  const viewer = await readyViewer(reading, open);
  const move = moveTo(viewer, open, target);
  if (move === undefined) throw new EmbedCommandError('not-found');
  const told = reading.told.get();
  viewer.go(move);
  await whenReady(reading, open, () => {
    const { kind } = viewer.state();
    if (reading.told.get() !== told || kind === 'failed') throw new EmbedCommandError('failed');
    return kind === 'ready' || undefined;
  });
}

/** The move to a target, whose values come from the page; undefined if the document has no such place. */
function moveTo(
  viewer: Viewer,
  { document }: Pick<OpenDocument, 'document'>,
  target: EmbedTarget,
): Move | undefined {
  if ('page' in target) {
    const { page } = target;
    const isThere =
      Number.isInteger(page) && page >= 1 && page <= Math.max(1, document.appearance.numPages);
    return isThere && viewer.abilities.pageNumbers ? { to: 'page', page } : undefined;
  }
  const link = 'position' in target ? placeAt(String(target.position)) : String(target.href);
  return link !== undefined && viewer.leads(link) ? { to: 'link', link } : undefined;
}
