import { describe, expect, it } from '@jest/globals';
import type { RegistryFile } from '@leeszaal/shared-contracts/registry';
import { guardedLink, guardedScript } from './guarded-elements.ts';
import { createScriptPolicy } from './script-policy.ts';

const url = 'https://portal.example/remotes/shop/abc/remoteEntry.js';
const file: RegistryFile = { path: 'remoteEntry.js', size: 1, sha384: 'A'.repeat(64) };
const lookUp = (asked: string): RegistryFile | null => (asked === url ? file : null);
const trust = createScriptPolicy((asked) => asked === url);

describe('guardedScript', () => {
  it('carries the digest of the registry', () => {
    const script = guardedScript(url, lookUp, trust);
    expect(script.integrity).toBe(`sha384-${file.sha384}`);
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.src).toBe(url);
  });

  it.each([`${url}?x`, `${url}.map`, 'https://elsewhere.example/a.js', 'data:text/javascript,1'])(
    'throws for %s',
    (other) => {
      expect(() => guardedScript(other, lookUp, trust)).toThrow('knows no file');
    },
  );
});

describe('guardedLink', () => {
  it('carries the digest of the registry and what the caller wants', () => {
    const link = guardedLink(url, { rel: 'stylesheet' }, lookUp);
    expect(link.integrity).toBe(`sha384-${file.sha384}`);
    expect(link.rel).toBe('stylesheet');
    expect(link.href).toBe(url);
  });

  it('throws for a file without a digest', () => {
    expect(() => guardedLink(`${url}x`, { rel: 'stylesheet' }, lookUp)).toThrow('knows no file');
  });
});

describe('the script policy', () => {
  it('lets through only what the registry knows', () => {
    expect(trust(url)).toBe(url);
    expect(() => trust('https://elsewhere.example/a.js')).toThrow('knows no script');
  });
});
