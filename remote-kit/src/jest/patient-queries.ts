import { configure } from '@testing-library/dom';

/**
 * The timeout of a query, in milliseconds. It is long because timings decide no test: lazy code
 * takes its time on a busy machine.
 */
const PATIENCE = 20_000;

configure({ asyncUtilTimeout: PATIENCE });
