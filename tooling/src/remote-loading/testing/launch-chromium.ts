import { type Browser, chromium } from 'playwright';
import { ensureBrowsers } from '../../test/ensure-browsers.ts';

/** Starts the Chromium of the unit tests. */
export async function launchChromium(): Promise<Browser> {
  const browsers = await ensureBrowsers();
  if (browsers === null) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath: browsers.quick,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
}
