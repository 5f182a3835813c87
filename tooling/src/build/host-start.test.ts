import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { hostStartFault } from './host-start.ts';

test('counts each script that the page loads or preloads once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-start-'));
  const page = `<link rel="preload" as="script" href="/react.0a.js"><link rel="icon" href="/icon.svg">
    <link rel="preload" as="fetch" href="/config.json">
    <link rel="preload" as="script" href="/main.0b.js"><script defer src="/main.0b.js"></script>`;
  const scripts = { 'react.0a.js': 'let react;'.repeat(99), 'main.0b.js': 'let main;' };
  try {
    await writeFile(join(folder, 'index.html'), page);
    for (const [name, code] of Object.entries(scripts)) await writeFile(join(folder, name), code);
    await writeFile(join(folder, 'later.0c.js'), 'let later;'.repeat(9999));
    const bytes = Object.values(scripts).reduce((sum, code) => sum + gzipSync(code).length, 0);
    expect(await hostStartFault(folder, bytes / 1024)).toBeUndefined();
    expect(await hostStartFault(folder, 0.05)).toBe(
      'The start of the host has 0.1 KB of gzip. Its budget is 0.05 KB.',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
