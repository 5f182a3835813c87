import { importMap, type Release } from '@leeszaal/shared-contracts/registry';
import { ReleaseDigests } from './release-digests.ts';
import { createScriptPolicy } from './script-policy.ts';

/**
 * Allows the files of a release to run.
 *
 * @param base the base address of the release, as {@link releaseBase} returns it
 */
export type AllowRelease = (release: Release, base: string) => void;

/**
 * Makes the browser compare all scripts, style sheets and fetched files of releases with their digests, now and later,
 * whatever a remote was built with. Call once for each page.
 *
 * The `Integrity-Policy` of the page blocks scripts that no setter has seen. Its Content-Security-Policy allows
 * workers only from bytes that have been fetched.
 */
export function enforceDigests(): AllowRelease {
  const digests = new ReleaseDigests();
  const policy = createScriptPolicy((url) => digests.has(url));
  // A script must not take the preload that failed.
  const failures = new Map<string, number>();
  const trust = (url: string) => policy.createScriptURL(url);
  enforceIn(HTMLScriptElement.prototype, 'src', { digests, failures, trust });
  enforceIn(HTMLLinkElement.prototype, 'href', { digests, failures, trust: (url) => url });
  enforceInFetch(digests);

  return (release, base) => {
    const isNew = digests.add(release, base);
    // No setter sees what modules import.
    if (isNew && release.importMap !== undefined) {
      const script = Object.assign(document.createElement('script'), { type: 'importmap' });
      script.textContent = policy.createScript(importMap(release));
      document.head.append(script);
      repairCache(base);
    }
  };
}

/** When wrong bytes in the browser's cache are replaced, in milliseconds after the attempt before. */
const REPAIRS_MS = [0, 1000, 5000, 30_000];

/**
 * Has `fetch` compare the modules of a release after they have loaded, which replaces wrong bytes in the browser's
 * cache. A failed import reports nothing, and a browser may fail each further one of the page: a reload then finds the
 * right bytes.
 */
function repairCache(base: string): void {
  const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType } of list.getEntries() as PerformanceResourceTiming[]) {
      if (name.startsWith(base) && initiatorType !== 'fetch') void repair(name);
    }
  });
  observer.observe({ type: 'resource' });
}

async function repair(address: string): Promise<void> {
  for (const delay of REPAIRS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const isRight = await globalThis.fetch(address, { cache: 'force-cache' }).then(
      () => true,
      () => false,
    );
    if (isRight) return;
  }
}

/** The common type of the setters of elements. */
interface Enforcement {
  readonly digests: ReleaseDigests;
  /** How often elements have failed to load an address. */
  readonly failures: Map<string, number>;
  readonly trust: (address: string) => unknown;
}

/** Enforces digests for elements that load the address in one of their attributes. */
function enforceIn<Kind extends HTMLScriptElement | HTMLLinkElement>(
  prototype: Kind,
  attribute: 'src' | 'href',
  { digests, failures, trust }: Enforcement,
): void {
  const property = Object.getOwnPropertyDescriptor(prototype, attribute);
  const { setAttribute } = prototype;

  /** After a failure another address of the same file: the browser's cache may hold the wrong bytes for a year. */
  const nextAddress = (element: Kind, address: string): string => {
    const failed = failures.get(address) ?? 0;
    const countFailure = () => failures.set(address, failed + 1);
    element.addEventListener('error', countFailure, { once: true });
    return failed === 0 ? address : `${address}?again=${failed}`;
  };

  function set(this: Kind, value: unknown): void {
    const integrity = digests.integrityOf(String(value));
    let used = value;
    if (integrity !== undefined) {
      this.integrity = integrity;
      // Otherwise the browser blocks an element with a digest.
      this.crossOrigin = 'anonymous';
      const address = new URL(String(value), document.baseURI).href;
      if (digests.has(address)) used = trust(nextAddress(this, address));
    }
    property?.set?.call(this, used);
  }

  Object.defineProperty(prototype, attribute, { ...property, set });
  // React sets attributes.
  prototype.setAttribute = function (this: Kind, name: string, value: string): void {
    if (name.toLowerCase() === attribute) set.call(this, value);
    else setAttribute.call(this, name, value);
  };
}

/** Enforces digests for the bytes of workers, which the browser does not compare. */
function enforceInFetch(digests: ReleaseDigests): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const integrity = digests.integrityOf(input instanceof Request ? input.url : String(input));
    if (integrity === undefined) return fetch(input, init);
    // The browser's cache may hold the wrong bytes.
    return fetch(input, { ...init, integrity }).catch(() =>
      fetch(input, { ...init, integrity, cache: 'reload' }),
    );
  };
}
