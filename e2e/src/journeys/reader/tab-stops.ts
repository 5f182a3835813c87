import type { Locator, Page } from 'playwright/test';

/** An element that the Tab key reached. */
interface TabStop {
  /** The name of a control, or of the page as a whole. */
  readonly name: string;
  /** Whether its focus is visible. */
  readonly isSeen: boolean;
}

/** More than any screen has. */
const MOST = 80;

/**
 * The focused element, in frames too; undefined if the browser itself has the focus. Runs in the
 * browser.
 */
function stopNow(): TabStop | undefined {
  let element = document.activeElement;
  if (!element || element === document.body) return undefined;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const root = element.getRootNode() as Document | ShadowRoot;
  const hasOutline = (one: Element) => {
    const { outlineStyle, outlineWidth } =
      one.ownerDocument.defaultView?.getComputedStyle(one) ?? getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const inner = element instanceof HTMLIFrameElement ? element.contentDocument : undefined;
  const found = inner?.activeElement ?? element;
  const name = found.getAttribute('aria-label') ?? found.textContent?.trim() ?? '';
  // A field shares its ring with its buttons, a page of a book has it around its frame.
  const others = inner ? [] : root.querySelectorAll(':focus-within, :focus > iframe');
  return { name, isSeen: [found, ...others].some(hasOutline) };
}

/** The tab stops after an element, in order, until the browser itself has the focus. */
export async function tabStopsBehind(
  page: Page,
  from: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<readonly TabStop[]> {
  await from.focus();
  const stops: TabStop[] = [];
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(stopNow);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(`The Tab key never leaves the screen: ${JSON.stringify(stops)}`);
}
