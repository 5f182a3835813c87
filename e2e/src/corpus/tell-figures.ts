import type { ReadingFigures } from './read-through.ts';

/** Prints the figures of a document beside its test. */
export function tellFigures(
  name: string,
  { format, pages, segments, farthest }: ReadingFigures,
): void {
  const { colour, structure } = farthest;
  const detail =
    format === 'pdf'
      ? `off by ${colour.toFixed(2)} in colour, ${structure.toFixed(3)} in structure`
      : `${segments} segments`;
  console.log(`    ${name}: ${pages} pages, ${detail}`);
}
