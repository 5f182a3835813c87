import type { LaunchOptions } from 'playwright';

/**
 * Features of the browser that no journey needs. They add two pages to each window, which takes
 * longer than many of ours.
 */
const ITS_OWN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** The features that Playwright disables: of two such lists a browser uses the last. */
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

/** The full browser, for what the headless shell of the journeys cannot do. */
export function wholeChromiumOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return { ...chromiumOptions(), executablePath };
}

/** The browser that the test command found, without background requests. */
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
