import { configure } from '@testing-library/dom';

/**
 * The timeout of a query, in milliseconds. Timings decide no test: code that is loaded
 * when it is first needed takes its time on a machine that has other work too.
 */
const PATIENCE = 20_000;

configure({ asyncUtilTimeout: PATIENCE });
