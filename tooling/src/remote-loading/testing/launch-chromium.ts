import { type Browser, chromium } from 'playwright';
import { requireBrowsers } from '../../test/ensure-browsers.ts';

/** Starts the Chromium of the unit tests. */
export async function launchChromium(): Promise<Browser> {
  const { quick } = await requireBrowsers();
  return chromium.launch({
    executablePath: quick,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
}
