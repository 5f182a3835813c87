import { askAhead } from './early/ask-ahead.ts';
import { earlyAnswers, earlyPictures, handOver } from './early/early-answers.ts';
import { firstLanguage } from './language/first-language.ts';
import { browserStorage } from './session/browser-storage.ts';

/*
 * A script of its own, small enough to run long before the entry, which brings module federation along, has
 * come: while everything else is on its way, so are the first questions and their answers. Where it does not
 * come, the start asks all of it itself.
 */
handOver(
  askAhead(
    earlyAnswers,
    earlyPictures,
    new URL(location.href),
    browserStorage(() => localStorage),
  ).catch(() => undefined),
);

// The entry would ask for them only when it has come.
const messages = document.currentScript?.getAttribute(`data-messages-${firstLanguage()}`);
if (messages) {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    href: messages,
  });
  document.head.append(link);
}

// The first question about a locale has the browser read all that it knows: 20 ms, which the first screen asks for.
Intl.DateTimeFormat.supportedLocalesOf('en');
