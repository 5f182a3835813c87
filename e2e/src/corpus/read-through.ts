import { expect } from 'playwright/test';
import type { Distance } from './compare-pictures.ts';
import { leafThrough } from './leaf-through-epub.ts';
import { distanceFromPicture, showPage } from './leaf-through-pdf.ts';
import { borrow, type Desk, giveBack, type OpenedDocument } from './library-desk.ts';
import { openBeside } from './open-beside.ts';

/** A document to read, and the limits of the check. */
export interface ReadingTask {
  readonly title: string;
  /** The index among documents with the same title, from 0. */
  readonly which?: number;
  /** The accepted difference between a page and the server's picture. */
  readonly limit: Distance;
  /** The maximum number of pages to open in a PDF: evenly spaced, including first and last. */
  readonly mostPages?: number | undefined;
  /** The maximum number of pages to turn in an EPUB, from its beginning. */
  readonly mostTurns?: number | undefined;
}

/** The figures of a document. */
export interface ReadingFigures {
  readonly format: 'pdf' | 'epub';
  /** The number of opened pages. */
  readonly pages: number;
  /** The number of opened segments; 0 for a PDF. */
  readonly segments: number;
  /** The largest difference between a page and the server's picture. */
  readonly farthest: Distance;
}

/** Opens a document, reads it from beginning to end, and closes it; fails on any fault. */
export async function readThrough(desk: Desk, task: ReadingTask): Promise<ReadingFigures> {
  const opened = await borrow(desk, task.title, task.which);
  const isPdf = opened.metadata.appearance.mimeType.endsWith('pdf');
  const figures = await (isPdf ? readPdf(desk, opened, task) : readEpub(desk, opened, task));
  await giveBack(desk);
  return figures;
}

async function readPdf(
  desk: Desk,
  opened: OpenedDocument,
  { title, limit, mostPages = Number.POSITIVE_INFINITY }: ReadingTask,
): Promise<ReadingFigures> {
  const numbers = spread(opened.metadata.appearance.numPages, mostPages);
  const distances: Distance[] = [];
  const astray: string[] = [];
  for (const number of numbers) {
    await showPage(desk, number);
    const distance = await distanceFromPicture(desk, opened, number);
    distances.push(distance);
    if (!agrees(distance, limit)) astray.push(`page ${number}: ${JSON.stringify(distance)}`);
  }
  expect(astray, title).toEqual([]);
  return {
    format: 'pdf',
    pages: numbers.length,
    segments: 0,
    farthest: {
      colour: Math.max(...distances.map(({ colour }) => colour)),
      structure: Math.max(...distances.map(({ structure }) => structure)),
    },
  };
}

async function readEpub(
  desk: Desk,
  { metadata }: OpenedDocument,
  { title, mostTurns }: ReadingTask,
): Promise<ReadingFigures> {
  const leafed = await leafThrough(desk, mostTurns);
  const aside = (metadata.spine ?? []).filter(({ linear }) => !linear).map(({ path }) => path);
  const beside = await openBeside(desk, aside);
  expect([...beside.keys()].sort(), `${title}: beside the reading order`).toEqual(aside.sort());
  const pages = [...leafed, ...beside.values()];
  const blank = pages.filter(({ hasContent, showsContent }) => hasContent && !showsContent);
  expect(blank, `${title}: pages without anything on them`).toEqual([]);
  expect(
    pages.flatMap(({ lost }) => lost),
    `${title}: pictures`,
  ).toEqual([]);
  const inOrder = new Set(leafed.map(({ segment }) => segment)).size;
  if (mostTurns === undefined || leafed.length < mostTurns) {
    expect(inOrder, title).toBe(metadata.spine?.filter(({ linear }) => linear).length);
  }
  const segments = inOrder + beside.size;
  return { format: 'epub', pages: pages.length, segments, farthest: { colour: 0, structure: 0 } };
}

/** Whether two pictures show the same page. */
export const agrees = ({ colour, structure }: Distance, limit: Distance): boolean =>
  colour <= limit.colour && structure <= limit.structure;

/**
 * This many numbers from 1 to `count`, evenly spaced, including first and last; all if they fit.
 */
function spread(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at + 1);
  const step = (count - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => Math.round(1 + at * step));
}
