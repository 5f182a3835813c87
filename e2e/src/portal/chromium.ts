import type { LaunchOptions } from 'playwright';

/**
 * What a browser has for itself and no journey needs. With the pages that stand behind its address bar it
 * would draw two of its own for each window that is opened, which takes it longer than many of ours.
 */
const ITS_OWN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright switches off itself: of two such lists a browser takes the last. */
const AS_EVER = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** The browser as people have it, for what the one that journeys run in cannot do. */
export function wholeChromiumOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return { ...chromiumOptions(), executablePath };
}

/** The browser that the test command found, quiet enough for a closed network. */
export function chromiumOptions(): LaunchOptions {
  return {
    executablePath:
      process.env['QUICK_CHROMIUM_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...AS_EVER, ...ITS_OWN].join(',')}`,
    ],
  };
}
