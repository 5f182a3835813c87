import { makeLibrary } from './make-library.ts';

/*
 * Makes the demonstration library in a new data folder and prints the folder, for `SEEDED_DATA_DIR`. `npm test` runs it
 * beside its checks, which leave a processor idle.
 */
console.log(await makeLibrary());
