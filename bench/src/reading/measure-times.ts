import { hidePlaces } from '@leeszaal/test-support';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { launchOptions, SCREEN } from '../measure-portal.ts';
import type { BenchBook } from './books/bench-book.contract.ts';
import { rest } from './rest.ts';
import type { OpenedReader, Side } from './sides/side.contract.ts';

/** The times of one fresh browser, in ms. */
export interface Times {
  readonly first: number;
  /** Page turns; in an EPUB those within a chapter. */
  readonly turns: readonly number[];
  /** Turns from one chapter to the next. */
  readonly chapterTurns: readonly number[];
  /** A jump right after the first page. */
  readonly firstJump: number;
  /** Jumps after ten seconds of reading, to pages that were not shown before. */
  readonly jumps: readonly number[];
}

/** Turns of some ten seconds in all, with the time for which a person looks at least at a page. */
const TURNS = 24;

/** A fresh browser in which a side shows the page from which it opens documents. */
export async function arrive(context: BrowserContext, side: Side, book: BenchBook): Promise<Page> {
  await context.addInitScript(hidePlaces);
  await side.signIn(context);
  const page = await context.newPage();
  await side.arrive(page, book);
  return page;
}

/** @param processor factor by which the page's processor is slowed */
export async function measureTimes(side: Side, book: BenchBook, processor: number): Promise<Times> {
  await using browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: SCREEN });
  const page = await arrive(context, side, book);
  if (processor > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  }
  const { first, reader } = await side.open(page, book);
  const [soon = 1, ...later] = book.jumps;
  const firstJump = (await reader.goTo(soon)).time;
  await reader.goTo(1);
  const turned = await turnOn(reader, book);
  const jumps: number[] = [];
  for (const place of later) {
    await rest();
    jumps.push((await reader.goTo(place)).time);
  }
  await side.leave(page);
  return { first, firstJump, ...turned, jumps };
}

async function turnOn(
  reader: OpenedReader,
  { kind }: BenchBook,
): Promise<Pick<Times, 'turns' | 'chapterTurns'>> {
  const [turns, chapterTurns]: [number[], number[]] = [[], []];
  let chapter = 1;
  for (let turn = 0; turn < TURNS; turn += 1) {
    await rest();
    const { time, place } = await reader.turn();
    const isSame = kind === 'PDF' || place === chapter;
    (isSame ? turns : chapterTurns).push(time);
    chapter = place;
  }
  return { turns, chapterTurns };
}
