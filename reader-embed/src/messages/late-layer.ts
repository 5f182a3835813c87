import { onceLoaded, whenIdle } from '@leeszaal/remote-kit/parts';
import { loadLaterTexts } from '../text/texts.ts';
import type { Messages } from './state.ts';

/** The layer of messages over a reader. Its code and its texts load later than the first page. */
export interface LateLayer {
  /** Loads and shows the layer. Rejects when it cannot be loaded; the next call loads again. */
  load(): Promise<void>;
  /** Loads the layer in idle time: a message may say that there is no network. A failure is silent. */
  prefetch(): void;
  /** Removes the layer. */
  end(): void;
}

/** The code of the layer, once for all elements. */
export const layerCode = {
  load: onceLoaded(async () => {
    const [{ showMessages }] = await Promise.all([
      import(/* webpackChunkName: "message-layer" */ './show-messages.tsx'),
      loadLaterTexts(),
    ]);
    return showMessages;
  }),
};

/** How long, in ms, a browser that does not tell when it is idle loads the parts of the first page. */
const IDLE_MS = 1000;

/**
 * Follows the messages of a reader, and loads their layer with the first one.
 *
 * @param show renders the layer; returns how to remove it
 * @param onMissing called when a message cannot be shown, because its layer could not be loaded
 */
export function createLateLayer(
  { messages, notes, blocks }: Messages,
  show: (showMessages: Awaited<ReturnType<typeof layerCode.load>>) => () => void,
  onMissing: () => void,
): LateLayer {
  let remove: (() => void) | undefined;
  let isEnded = false;
  let cancelPrefetch: (() => void) | undefined;

  async function load(): Promise<void> {
    const showMessages = await layerCode.load();
    if (!isEnded) remove ??= show(showMessages);
  }
  const loadForNow = () => {
    if (remove || isEnded) return;
    load().catch(() => {
      // A note or a spinner is no loss to the reader; without an answer to a message the reader waits for ever.
      if (!isEnded && messages.get().length > 0) onMissing();
    });
  };
  const undo = [messages, notes, blocks].map((cell) => cell.subscribe(loadForNow));

  return {
    load,
    prefetch() {
      cancelPrefetch ??= whenIdle(() => load().catch(() => undefined), { delay: IDLE_MS });
    },
    end() {
      isEnded = true;
      cancelPrefetch?.();
      for (const stop of undo) stop();
      remove?.();
    },
  };
}
