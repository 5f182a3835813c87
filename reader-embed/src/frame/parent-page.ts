import * as v from 'valibot';
import { type FrameMessage, type ParentMessage, parentMessageSchema } from './frame-messages.ts';

/** The page around a frame. */
export interface ParentPage {
  post(message: FrameMessage): void;
  /** Calls the listener with each message of the page. Returns how to stop. */
  listen(listener: (message: ParentMessage) => void): () => void;
}

/** The parts of a window that the frame uses. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent'> & {
  readonly location: Pick<Location, 'ancestorOrigins'>;
  readonly document: Pick<Document, 'referrer'>;
};

/**
 * The origins to which the frame posts: that of its parent where the browser tells it, else all that are allowed. The
 * browser gives a message only to a page of the named origin.
 */
function targetsOf({ location, document }: FrameWindow, origins: readonly string[]) {
  const { referrer } = document;
  const told =
    location.ancestorOrigins?.[0] ??
    (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  const parent = origins.filter((origin) => origin === told);
  return parent.length > 0 ? parent : origins;
}

/**
 * Connects a frame with the page around it. Messages of other windows, and of origins that are not allowed, are
 * ignored.
 */
export function createParentPage(window: FrameWindow, origins: readonly string[]): ParentPage {
  const targets = targetsOf(window, origins);
  return {
    post(message) {
      for (const origin of targets) window.parent.postMessage(message, origin);
    },
    listen(listener) {
      const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
        if (source !== window.parent || !origins.includes(origin)) return;
        const parsed = v.safeParse(parentMessageSchema, data);
        if (parsed.success) listener(parsed.output);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}
