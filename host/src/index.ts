import { firstLanguage } from './language/first-language.ts';
import { loadMessages } from './language/load-messages.ts';
import { prefetched } from './prefetch/prefetched.ts';
import { begin } from './start/begin.ts';

/*
 * The entry imports most of the host asynchronously, because React is large. Work without React begins here. The start
 * retries and reports its failures.
 */
const rest = import('./bootstrap.tsx');
const language = firstLanguage();
// Remotes load their messages in the language of the page.
document.documentElement.lang = language;
loadMessages(language).catch(() => undefined);
const shared = rest.then(({ sharedReact }) => sharedReact);
const beginning = begin(prefetched, shared);
rest.then(({ run }) => run(beginning));
