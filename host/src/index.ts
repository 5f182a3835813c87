import { earlyAsked } from './early/early-answers.ts';
import { firstLanguage } from './language/first-language.ts';
import { loadMessages } from './language/load-messages.ts';
import { begin } from './start/begin.ts';

/*
 * The entry imports most of the host, since module federation needs a moment before anything shared is asked
 * for. What needs none of that begins here; whatever fails of it is asked again, and told, by the start.
 */
const rest = import('./bootstrap.tsx');
const language = firstLanguage();
// A remote brings its messages in the language of the page, as soon as its code is there.
document.documentElement.lang = language;
loadMessages(language).catch(() => undefined);
const beginning = begin(earlyAsked);
rest.then(({ run }) => run(beginning));
