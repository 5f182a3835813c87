import type { CommentView } from '../../contract/viewer.contract.ts';
import type { CommentThread } from './comments.ts';

/**
 * A comment that is to be read beside its page.
 *
 * @param mark of it on the page
 * @param stage the viewer's element
 * @param signal aborted when the page is left
 */
export function commentView(
  { author, date, text, replies }: CommentThread,
  mark: HTMLElement,
  stage: HTMLElement,
  signal: AbortSignal,
): CommentView {
  return {
    ...{ author, date, text, replies, signal },
    box() {
      const [around, { left, top, width, height }] = [
        stage.getBoundingClientRect(),
        mark.getBoundingClientRect(),
      ];
      return { left: left - around.left, top: top - around.top, width, height };
    },
    focusReference: () => mark.focus({ preventScroll: true }),
  };
}
