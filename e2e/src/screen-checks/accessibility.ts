import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { default as AxeCore, Result, SerialSelector } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** In the page, once its script has run. */
declare const axe: typeof AxeCore;

/** The small form of axe: a page evaluates it in two thirds of the time that "axe-core" itself takes. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Of a rule without violation, axe describes no element. */
const OPTIONS = { resultTypes: ['violations' as const] };

/**
 * Checks that axe finds no violation; no rule is disabled.
 *
 * @param except a selector to exclude
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  // A text that is fading in has too little contrast.
  await page.waitForFunction(isStill);
  // An announcement may name a button that is gone; it is invisible and is removed.
  const selectors = ['[data-live-announcer]', ...(except === undefined ? [] : [except])];
  const excluded = selectors.flatMap<SerialSelector>((selector) => [
    selector,
    // A selector finds nothing in a shadow root unless it names the root's element.
    { fromShadowDom: ['leeszaal-reader', selector] },
  ]);
  const hasFrames = except !== 'iframe' && (await page.locator('iframe').count()) > 0;
  const violations = await (hasFrames ? checkWithFrames : checkPage)(page, excluded);
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => node.html.slice(0, 160)),
    })),
  ).toEqual([]);
}

/** Also checks frames, which takes longer: the results come together in a page of their own. */
async function checkWithFrames(page: Page, excluded: readonly SerialSelector[]): Promise<Result[]> {
  const rules = new AxeBuilder({ page, axeSource: AXE }).options(OPTIONS);
  for (const selector of excluded) rules.exclude(selector);
  return (await rules.analyze()).violations;
}

/** Checks a page without its frames. A document keeps axe for the next check. */
async function checkPage(page: Page, excluded: readonly SerialSelector[]): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ exclude, options }) => (await axe.run({ exclude }, options)).violations,
    { exclude: [...excluded], options: { ...OPTIONS, iframes: false } },
  );
}

/** Whether no animation is running, except repeated ones such as those of a spinner or a placeholder. */
function isStill(): boolean {
  const isRepeated = (animation: Animation) =>
    (animation.effect?.getComputedTiming().iterations ?? 1) > 1;
  const embedded = document.querySelector('leeszaal-reader')?.shadowRoot?.getAnimations() ?? [];
  return ![...document.getAnimations(), ...embedded].some(
    (one) => one.playState === 'running' && !isRepeated(one),
  );
}
