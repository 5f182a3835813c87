import { isFreeClick } from '../../input/click-zones.ts';
import { listenToActivity } from '../../input/listen-activity.ts';
import { onSwipe, type Side } from '../../input/listen-swipe.ts';
import { onZoomGestures, type ZoomGestures } from '../../zoom/listen-zoom.ts';
import { XLINK } from '../sanitise/namespaces.ts';

/** Events of a frame. */
export interface FrameEvents {
  readonly gestures: ZoomGestures;
  readonly onActivity: () => void;
  /** A link was followed; the address is absolute. */
  readonly onLink: (address: string, link: Element) => void;
  /** A click that nothing handled; x in CSS pixels of the frame. */
  readonly onClick: (x: number) => void;
  /** A quick horizontal swipe. */
  readonly onSwipe: (side: Side) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** The browser scrolled, to the focus or to found text. */
  readonly onScroll: () => void;
  /** Content has changed size: a picture or font has loaded, a disclosure has opened. */
  readonly onReflow: () => void;
}

function linkOf(event: Event): { readonly link: Element; readonly address: string } | undefined {
  const target = event.target as Element | null;
  const link = target?.closest?.('a, area');
  const address = link?.getAttribute('href') ?? link?.getAttributeNS(XLINK, 'href') ?? undefined;
  return link && address !== undefined ? { link, address } : undefined;
}

/** Reports fonts that load after the layout; browsers also announce earlier ones. */
function onLateFonts(fonts: FontFaceSet, report: () => void): void {
  const atHand = new Set([...fonts].filter(({ status }) => status === 'loaded'));
  fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    const late = fontfaces.filter((face) => !atHand.has(face));
    for (const face of late) atHand.add(face);
    if (late.length > 0) report();
  });
}

/** Listens to the document of a frame; the listeners end with the frame. */
export function listenToFrame(document: Document, events: FrameEvents): void {
  listenToActivity(document, events.onActivity);
  onZoomGestures(document, events.gestures);
  onSwipe(document, events.onSwipe);
  document.addEventListener('keydown', events.onKey);
  document.addEventListener('scroll', events.onScroll);
  document.addEventListener('click', (event) => {
    const followed = linkOf(event);
    if (followed !== undefined) {
      event.preventDefault();
      events.onLink(followed.address, followed.link);
    } else if (isFreeClick(event, document)) {
      events.onClick(event.clientX);
    }
  });
  // A middle click would open the link in a new tab.
  document.addEventListener('auxclick', (event) => {
    if (linkOf(event) !== undefined) event.preventDefault();
  });
  document.addEventListener('load', events.onReflow, { capture: true });
  document.addEventListener('toggle', events.onReflow, { capture: true });
  onLateFonts(document.fonts, events.onReflow);
}
