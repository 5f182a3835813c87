import { browserStorage } from './session/browser-storage.ts';
import { askAhead } from './start/ask-ahead.ts';
import { earlyAnswers, handOver } from './start/early-answers.ts';

/*
 * A script of its own, small enough to run long before the entry, which brings module federation along, has
 * come: while everything else is on its way, so are the first questions and their answers. Where it does not
 * come, the start asks all of it itself.
 */
handOver(
  askAhead(
    earlyAnswers,
    new URL(location.href),
    browserStorage(() => localStorage),
  ).catch(() => undefined),
);
