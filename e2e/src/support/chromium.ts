import type { LaunchOptions } from 'playwright';

/** The browser that the test command found, quiet enough for a closed network. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
