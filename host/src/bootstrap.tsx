import '@leeszaal/shared-ui/styles.css';
import './start/await-fonts.css';
import { prefetched } from './prefetch/prefetched.ts';
import type { Beginning } from './start/begin.ts';
import { boot } from './start/boot.tsx';
import { loadFonts } from './start/load-fonts.ts';

export { sharedReact } from './remotes/share-react.ts';

/** Runs the code that loads after the entry. */
export function run(beginning: Beginning): void {
  // The line is for the first pictures before: one of them is the largest paint.
  void beginning.screenLoaded.then(prefetched.pictures.settled).then(loadFonts);
  const app = document.getElementById('app');
  if (app) void boot(app, beginning);
}
