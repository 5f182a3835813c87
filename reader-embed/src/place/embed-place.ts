import { createElementSize, type ElementSize } from '../ports/size.ts';
import { followFontSize } from '../styles/font-size.ts';
import { adoptSheets } from '../styles/sheets.ts';
import { keepGlobalStylesOut } from './global-styles.ts';
import { part } from './part.ts';

/** The elements of one reader in its shadow root. */
export interface EmbedPlace {
  readonly root: ShadowRoot;
  /** The root element of the styles; has the theme. */
  readonly embed: HTMLElement;
  /** In which the reader renders. */
  readonly screen: HTMLElement;
  /** The container of the reader's overlays. */
  readonly overlays: HTMLElement;
  /** The container of the host's own messages, above the reader. */
  readonly messages: HTMLElement;
  readonly size: ElementSize;
  /** Removes everything from the shadow root. */
  remove(): void;
}

/** Makes the place of a reader in a shadow root, which must be in the page. */
export function createPlace(root: ShadowRoot): EmbedPlace {
  const giveSheetsBack = adoptSheets(root);
  const letStylesIn = keepGlobalStylesOut();
  const place = part('lz-place', root);
  const probe = part('lz-probe', place);
  const embed = part('lz-embed', place);
  const screen = part('lz-screen', embed);
  const overlays = part('lz-overlays', embed);
  const messages = part('lz-messages', embed);
  // Above all that the reader makes modal: a sheet that becomes so while a message opens does not make it inert.
  messages.dataset['reactAriaTopLayer'] = 'true';
  const stopFollowing = followFontSize(probe, place);
  const size = createElementSize(place);
  return {
    root,
    embed,
    screen,
    overlays,
    messages,
    size,
    remove() {
      size.stop();
      stopFollowing();
      place.remove();
      giveSheetsBack();
      letStylesIn();
    },
  };
}
