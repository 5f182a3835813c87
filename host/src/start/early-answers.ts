import { createEarlyAnswers } from '@leeszaal/shared-contracts';

/** What the entry asked for while the rest of the host was on its way; one for each page. */
export const earlyAnswers = createEarlyAnswers();
