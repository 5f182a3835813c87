import type { CommentView, ViewerOptions } from '../../contract/viewer.contract.ts';
import type { CommentThread } from './comments.ts';
import type { LinkActions } from './link-layer.ts';

/** Dependencies of a page's links and comments, which its viewer gives. */
export interface LinkOptions
  extends Pick<
    ViewerOptions,
    'element' | 'pageLabel' | 'openExternal' | 'commentLabel' | 'onComment'
  > {
  readonly pageCount: number;
  /** Follows a link to a page. */
  readonly goTo: (page: number) => void;
}

/** The actions of the links and comments of a page in a viewer. */
export function linkActions({
  element,
  pageLabel,
  pageCount,
  goTo,
  openExternal,
  commentLabel,
  onComment,
}: LinkOptions): LinkActions {
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
