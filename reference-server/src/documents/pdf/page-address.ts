const PAGE = /^([1-9]\d{0,6})\.pdf$/;
const THUMBNAIL = /^([1-9]\d{0,6})\.png$/;

/** The address of page `number` (from 1) of a PDF. */
export function pageAddress(number: number): string {
  return `${number}.pdf`;
}

/** The page that an address names, or undefined for any other file name. */
export function pageOfAddress(address: string): number | undefined {
  const number = PAGE.exec(address)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The page whose thumbnail an address names, or undefined for any other file name. */
export function thumbnailOfAddress(address: string): number | undefined {
  const number = THUMBNAIL.exec(address)?.[1];
  return number === undefined ? undefined : Number(number);
}
