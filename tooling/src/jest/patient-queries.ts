import { configure } from '@testing-library/dom';

/**
 * How long a query waits for what it is to find, in milliseconds. Timings decide no test: code that is loaded
 * when it is first needed takes its time on a machine that has other work too.
 */
const PATIENCE = 20_000;

configure({ asyncUtilTimeout: PATIENCE });
