/** Where the importing server of the tests tells the most memory that its process has had. */
export const PEAK_PATH = '/testing/peak';
