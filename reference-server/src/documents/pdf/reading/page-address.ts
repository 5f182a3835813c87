/** The address of page `number` (from 1) of a PDF. */
export function pageAddress(number: number): string {
  return `${number}.pdf`;
}
