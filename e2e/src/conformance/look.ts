import type { Page } from 'playwright/test';

/** A question about the shown page. */
export interface Question {
  readonly see: string;
  readonly of?: string;
  readonly property?: string;
}

/** The answer to a question. */
export interface Answer {
  /** The displayed text. */
  readonly text: string;
  /** The number of matching elements that are displayed. */
  readonly displayed: number;
  readonly value: string;
  /** Whether their font is one of the book's and has loaded. */
  readonly isOwnFont: boolean;
  readonly isFixed: boolean;
  readonly width: number;
  readonly height: number;
  readonly pageCount: number;
}

/**
 * Answers a question about the shown page. Runs in the browser, so it must not use outer variables.
 */
async function lookAt({ see, of = 'body', property = 'color' }: Question): Promise<Answer> {
  const frame = [...document.querySelectorAll('iframe')].find(
    (one) => getComputedStyle(one).visibility === 'visible',
  );
  const inside = frame?.contentDocument;
  const view = frame?.contentWindow;
  if (!frame || !inside || !view) throw new Error('No page is shown');
  const found = [...inside.querySelectorAll(of)];
  await Promise.all([...inside.images].map((image) => image.decode().catch(() => undefined)));
  if (see === 'own font') await inside.fonts.ready;
  if (see === 'sound') {
    await Promise.all(
      (found as HTMLMediaElement[]).map(async (player) => {
        if (player.readyState > 0) return;
        player.preload = 'metadata';
        player.load();
        await new Promise<void>((resolve) => {
          player.addEventListener('loadedmetadata', () => resolve(), { once: true });
          player.addEventListener('error', () => resolve(), { once: true });
          setTimeout(resolve, 10_000);
        });
      }),
    );
  }
  const isDisplayed = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    if (element.localName === 'img') return (element as HTMLImageElement).naturalWidth > 0;
    if (element.localName === 'audio') {
      const player = element as HTMLAudioElement;
      return player.readyState > 0 && player.error === null && player.duration > 0;
    }
    return true;
  };
  const style = found[0] && view.getComputedStyle(found[0]);
  const family = (style?.fontFamily ?? '').replaceAll(/["']/g, '');
  const fonts = [...inside.fonts].filter(
    (font) => font.status === 'loaded' && family.includes(font.family.replaceAll(/["']/g, '')),
  );
  const label = frame.closest('[role="region"]')?.getAttribute('aria-label') ?? '';
  const drawn = [...inside.querySelectorAll('svg text')].map((text) => text.textContent);
  // biome-ignore lint/performance/useDomNodeTextContent: what is not displayed does not count
  const shown = `${inside.body.innerText} ${drawn.join(' ')}`;
  return {
    text: shown.replaceAll(/\s+/g, ' ').trim(),
    displayed: found.filter(isDisplayed).length,
    value: style?.getPropertyValue(property) ?? '',
    isOwnFont: fonts.length > 0,
    isFixed: frame.style.transform.includes('scale('),
    width: frame.offsetWidth,
    height: frame.offsetHeight,
    pageCount: Number(/(\d+)\D*$/.exec(label)?.[1] ?? 0),
  };
}

/** Answers a question about the shown page. */
export const look = (page: Page, question: Question): Promise<Answer> =>
  page.evaluate(lookAt, question);
