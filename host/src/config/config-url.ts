/** Where the server tells the portal its configuration. */
export const CONFIG_URL = '/config.json';
