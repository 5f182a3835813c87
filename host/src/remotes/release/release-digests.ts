import { isData, type Release } from '@leeszaal/shared-contracts/registry';

/** A digest that no file has. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** The digests of the releases that the page has loaded, by address. */
export class ReleaseDigests {
  readonly #digests = new Map<string, string>();
  readonly #bases = new Set<string>();

  /**
   * @param base the base address of the release
   * @returns false when it has been added before
   */
  add({ files }: Pick<Release, 'files'>, base: string): boolean {
    if (this.#bases.has(base)) return false;
    this.#bases.add(base);
    for (const { path, sha384 } of files) {
      this.#digests.set(new URL(path, base).href, `sha384-${sha384}`);
    }
    return true;
  }

  /** Whether the registry names a file at this address. */
  has(address: string): boolean {
    return this.#digests.has(withoutQuery(address));
  }

  /**
   * The value of `integrity` for an address. An unnamed file in the folder of a release has the digest of no file,
   * unless browsers never run its kind.
   *
   * @param address absolute, or relative to the page
   * @returns undefined when the address may have any bytes
   */
  integrityOf(address: string): string | undefined {
    if (!URL.canParse(address, document.baseURI)) return undefined;
    const url = withoutQuery(new URL(address, document.baseURI).href);
    const digest = this.#digests.get(url);
    if (digest !== undefined || isData(url)) return digest;
    return [...this.#bases].some((base) => url.startsWith(base)) ? NO_FILE : undefined;
  }
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');
