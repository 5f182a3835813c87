import type { PageViewport } from 'pdfjs-dist';
import type { CommentThread } from './comments.ts';
import styles from './layers.module.css';

/** The texts and actions of the marks of comments. */
export interface CommentActions {
  readonly label: (author: string | undefined) => string;
  readonly open: (comment: CommentThread, mark: HTMLElement) => void;
}

/** Marks the comments of a page; positions are in percent: valid at every scale. */
export function buildCommentLayer(
  comments: readonly CommentThread[],
  viewport: PageViewport,
  { label, open }: CommentActions,
): HTMLElement {
  const layer = document.createElement('div');
  layer.className = styles.links;
  for (const comment of comments) {
    const [x1, y1, x2, y2] = comment.rect;
    const [left, top] = viewport.convertToViewportPoint(x1, y1) as [number, number];
    const [right, bottom] = viewport.convertToViewportPoint(x2, y2) as [number, number];
    const mark = document.createElement('button');
    mark.type = 'button';
    mark.className = styles.comment;
    mark.ariaLabel = label(comment.author);
    mark.ariaHasPopup = 'dialog';
    mark.style.setProperty('--_x', `${(100 * Math.min(left, right)) / viewport.width}%`);
    mark.style.setProperty('--_y', `${(100 * Math.min(top, bottom)) / viewport.height}%`);
    mark.addEventListener('click', () => open(comment, mark));
    layer.append(mark);
  }
  return layer;
}
