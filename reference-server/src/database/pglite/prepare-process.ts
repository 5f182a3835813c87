import { PGlite } from '@electric-sql/pglite';

/* Creates the files of an empty database in the folder of its argument. */
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('No folder was named.');
// End with the server that waits for it.
process.on('disconnect', () => process.exit(1));
const pglite = await PGlite.create(folder);
await pglite.close();
process.exit(0);
