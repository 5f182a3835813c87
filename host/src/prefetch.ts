import { firstLanguage } from './language/first-language.ts';
import { prefetchStart } from './prefetch/prefetch-start.ts';
import { prefetched } from './prefetch/prefetched.ts';
import { browserStorage } from './session/browser-storage.ts';

/*
 * A small script that runs long before the entry. It sends the first requests while the other code loads. If it does
 * not load, the start sends all of them itself.
 */
const local = browserStorage(() => localStorage);
prefetched.started = prefetchStart(prefetched, new URL(location.href), local).catch(
  () => undefined,
);

// The entry would request the messages only after it has loaded.
const [href, integrity = ''] =
  document.currentScript?.getAttribute(`data-messages-${firstLanguage()}`)?.split(' ') ?? [];
if (href) {
  const link = {
    rel: 'preload',
    as: 'script',
    href,
    ...(integrity && { integrity, crossOrigin: 'anonymous' }),
  };
  document.head.append(Object.assign(document.createElement('link'), link));
}

// The first use of a locale makes the browser read its data for 20 ms: not when the first screen needs it.
Intl.DateTimeFormat.supportedLocalesOf('en');
