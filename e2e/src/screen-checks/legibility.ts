import type { Page } from 'playwright/test';

/** The faults of a screen's texts; empty if all are legible. */
export async function illegible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    // The parts of the page: its own, and the reader that is embedded in it.
    const parts = [document.body, document.querySelector('leeszaal-reader')?.shadowRoot];
    const places = parts.flatMap((part) => [...(part?.querySelectorAll<HTMLElement>('*') ?? [])]);
    const { scrollWidth, clientWidth } = document.documentElement;
    const nameOf = (place: Element) =>
      `${place.tagName}.${place.className} ${place.textContent?.trim().slice(0, 40)}`;
    if (scrollWidth > clientWidth) {
      const widest = places
        .filter((place) => Math.abs(place.getBoundingClientRect().right - scrollWidth) < 2)
        .slice(-2);
      faults.push(`the page is ${scrollWidth} wide: ${widest.map(nameOf).join(' | ')}`);
    }
    const say = (what: string, place: Element) => faults.push(`${what}: ${nameOf(place)}`);
    const canvas = document.createElement('canvas').getContext('2d');
    for (const place of places) {
      const style = getComputedStyle(place);
      const isSeen = place.clientWidth > 2 && place.checkVisibility({ visibilityProperty: true });
      if (!isSeen) continue;
      if (place instanceof HTMLSelectElement && canvas) {
        canvas.font = style.font;
        const { width } = canvas.measureText(place.selectedOptions[0]?.text ?? '');
        const padding =
          Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        if (width > place.clientWidth - padding + 1) say('a chosen option is cut', place);
        continue;
      }
      const hasText = [...place.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || place.scrollWidth <= place.clientWidth + 1) continue;
      const isControl = place.closest('button, label, legend, summary, [role="tab"], h1, h2, h3');
      const isCut = style.overflowX !== 'visible';
      const isExplained = style.textOverflow === 'ellipsis' && place.closest('[title]') !== null;
      if ((isControl || isCut) && style.display !== 'inline' && !isExplained) {
        say('a text is cut', place);
      }
    }
    return faults;
  });
}

/** The texts of the interface, without those of the library's records. */
export async function interfaceTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // In an institution's page only the reader is ours.
    const place = document.querySelector('leeszaal-reader')?.shadowRoot ?? document;
    const places = place.querySelectorAll<HTMLElement>(
      'button, label, legend, summary, option, h1, h2, dt, th, [role="tab"], [role="status"], p',
    );
    return [...places]
      .filter((place) => place.checkVisibility() && !place.closest('article, li'))
      .flatMap((place) => [place.textContent, place.getAttribute('aria-label') ?? ''])
      .map((text) => text.trim())
      .filter(Boolean);
  });
}
