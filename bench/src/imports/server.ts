import { demoContent } from '@leeszaal/demo-library';
import { runServer } from '@leeszaal/reference-server';
import { writeContent } from '@leeszaal/reference-server/extension';
import { LOAD_PATH, measureLoad } from '@leeszaal/reference-server/testing';

/*
 * The server as it is, configured by the environment, with the demonstration's rows but not its documents, and
 * with one more route, which reports the server's load (`Load`). Prints its address when it answers.
 */
const loadSoFar = measureLoad();

await runServer({
  seed: ({ database }) => writeContent(database, demoContent(new Date())),
  extend(app) {
    app.get(LOAD_PATH, loadSoFar);
  },
});
