import { PGlite } from '@electric-sql/pglite';

/* Makes the files of an empty database in the folder that its argument names, and ends. */
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('No folder was named.');
// It must not go on without the server that waits for it.
process.on('disconnect', () => process.exit(1));
const pglite = await PGlite.create(folder);
await pglite.close();
process.exit(0);
