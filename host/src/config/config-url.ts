/** The address of the run-time configuration. */
export const CONFIG_URL = '/config.json';
