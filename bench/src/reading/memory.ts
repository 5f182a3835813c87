import { readdir, readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { launchOptions, SCREEN, searchPath, signIn } from '../measure-portal.ts';
import { longRest } from './rest.ts';

/** Turns until everything that a turn needs is there once: what comes later is growth. */
const WARM_UP = 20;

/** Memory of a browser at rest, in bytes, before and after its pages were turned. */
export interface MemoryReading {
  readonly before: number;
  readonly after: number;
}

/** Opens a document in a fresh browser and turns so many pages, each once the one before is there. */
export async function measureMemory(
  portal: string,
  title: string,
  turns: number,
): Promise<MemoryReading> {
  const server = await chromium.launchServer(launchOptions());
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const storageState = await signIn(browser, portal);
    const page = await (await browser.newContext({ storageState, viewport: SCREEN })).newPage();
    await page.goto(portal + searchPath(`"${title}"`));
    await page
      .getByRole('button', { name: `Read ${title}` })
      .first()
      .click();
    await page.getByRole('button', { name: 'Next page' }).waitFor();
    const pid = server.process().pid ?? 0;
    await page.evaluate(turnPages, WARM_UP);
    await longRest();
    const before = await memoryOf(pid);
    await page.evaluate(turnPages, turns - WARM_UP);
    await longRest();
    const after = await memoryOf(pid);
    const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
    await page.getByRole('button', { name: 'Back to results' }).click();
    await released;
    return { before, after };
  } finally {
    await server.close();
  }
}

/** Runs in the page: turns forward, at the end of the document back, and at its beginning forward again. */
async function turnPages(turns: number): Promise<void> {
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      (each) => each.textContent === name && !each.disabled,
    );
  const frame = () => new Promise(requestAnimationFrame);
  let [way = '', back = ''] = ['Next page', 'Previous page'];
  for (let turn = 0; turn < turns; turn += 1) {
    if (button(way) === undefined) [way, back] = [back, way];
    const next = button(way);
    if (next === undefined) throw new Error('There is no page to turn to.');
    next.click();
    // The business of the region ends with the text of the page.
    await frame();
    await frame();
    while (document.querySelector('[role="region"][aria-busy="true"]')) await frame();
  }
}

/** The proportional set size of a process and all that it started, in bytes. Linux only. */
async function memoryOf(root: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const [, parent = ''] = /\) \S (\d+)/.exec(stat) ?? [];
    parents.set(Number(name), Number(parent));
  }
  const isOurs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at)) {
      if (at === root) return true;
    }
    return false;
  };
  const sizes = await Promise.all(
    [...parents.keys()].filter(isOurs).map(async (pid) => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
