import type { CommentView, ViewerOptions } from '../../contract/viewer.contract.ts';
import type { CommentThread } from './comments.ts';
import type { LinkActions } from './link-layer.ts';

/** The options that links and comments use. */
type LinkOptions = Pick<
  ViewerOptions,
  'element' | 'pageLabel' | 'openExternal' | 'commentLabel' | 'onComment'
>;

/** What the links and comments of a page do in a viewer. */
export function linkActions(
  { element, pageLabel, openExternal, commentLabel, onComment }: LinkOptions,
  pageCount: number,
  goTo: (page: number) => void,
): LinkActions {
  return {
    label: (page) => pageLabel(page, pageCount),
    goTo,
    openOutside: openExternal,
    commentLabel: (author) => commentLabel?.(author) ?? author ?? '',
    openComment: (comment, mark, signal) =>
      onComment?.(commentView(comment, mark, element, signal)),
  };
}

function commentView(
  { author, date, text, replies }: CommentThread,
  mark: HTMLElement,
  stage: HTMLElement,
  signal: AbortSignal,
): CommentView {
  return {
    ...{ author, date, text, replies, signal },
    box() {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const around = stage.getBoundingClientRect();
      return { left: left - around.left, top: top - around.top, width, height };
    },
    focusReference: () => mark.focus({ preventScroll: true }),
  };
}
