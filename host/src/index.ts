import { firstLanguage } from './language/first-language.ts';
import { loadMessages } from './language/load-messages.ts';
import { prefetched } from './prefetch/prefetched.ts';
import { begin } from './start/begin.ts';

/*
 * The entry imports most of the host asynchronously, because module federation needs a moment before shared
 * modules are available. Work without shared modules begins here. The start retries and reports its failures.
 */
const rest = import('./bootstrap.tsx');
const language = firstLanguage();
// Remotes load their messages in the language of the page.
document.documentElement.lang = language;
loadMessages(language).catch(() => undefined);
const beginning = begin(prefetched);
rest.then(({ run }) => run(beginning));
