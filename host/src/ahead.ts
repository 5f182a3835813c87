import { askAhead } from './early/ask-ahead.ts';
import { earlyAnswers, earlyPictures, handOver } from './early/early-answers.ts';
import { firstLanguage } from './language/first-language.ts';
import { browserStorage } from './session/browser-storage.ts';

/*
 * A small script that runs long before the entry, which contains module federation. It sends the first
 * requests while the other code loads. If it does not load, the start sends all of them itself.
 */
handOver(
  askAhead(
    earlyAnswers,
    earlyPictures,
    new URL(location.href),
    browserStorage(() => localStorage),
  ).catch(() => undefined),
);

// The entry would request the messages only after it has loaded.
const messages = document.currentScript?.getAttribute(`data-messages-${firstLanguage()}`);
if (messages) {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    href: messages,
  });
  document.head.append(link);
}

// The first use of a locale makes the browser read its data for 20 ms: not when the first screen needs it.
Intl.DateTimeFormat.supportedLocalesOf('en');
