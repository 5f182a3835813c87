import type { PDFPageProxy } from 'pdfjs-dist';
import { buildCommentLayer } from './comment-layer.ts';
import { type CommentAnnotation, readComments } from './comments.ts';
import { type LinkOptions, linkActions } from './link-actions.ts';
import { buildLinkLayer, type LinkAnnotation } from './link-layer.ts';
import { buildTagLayer, readTags } from './tag-layer.ts';
import { buildTextLayer } from './text-layer.ts';

export { markText, unmarkText } from '../../text/mark-text.ts';
export { nightOverlay } from '../night/night-overlay.ts';

/** The layers over the picture of a page, from the lowest. */
export interface PageLayers {
  readonly text: HTMLElement;
  readonly all: readonly HTMLElement[];
}

/** How long layers are used. */
export interface LayersLife {
  /** Aborted when the page is closed. */
  readonly closing: AbortSignal;
  /** Aborted when the layers are next taken off. */
  readonly shown: () => AbortSignal;
}

/** Makes text, tags, links and comments of a page. Rejects when its text cannot be read, or when it is closed. */
export async function makeLayers(
  proxy: PDFPageProxy,
  options: LinkOptions,
  { closing, shown }: LayersLife,
): Promise<PageLayers> {
  const links = linkActions(options);
  const tags = await readTags(proxy);
  const [text, annotations] = await Promise.all([
    buildTextLayer(proxy, tags !== undefined, closing),
    proxy.getAnnotations() as Promise<readonly (LinkAnnotation & CommentAnnotation)[]>,
  ]);
  closing.throwIfAborted();
  const viewport = proxy.getViewport({ scale: 1 });
  const comments = buildCommentLayer(readComments(annotations), viewport, {
    label: links.commentLabel,
    open: (comment, mark) => links.openComment(comment, mark, shown()),
  });
  return {
    text,
    all: [
      ...(tags ? [buildTagLayer(tags, text)] : []),
      text,
      buildLinkLayer(annotations, viewport, links),
      ...(comments.childElementCount > 0 ? [comments] : []),
    ],
  };
}
