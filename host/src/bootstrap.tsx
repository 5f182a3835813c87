import '@leeszaal/shared-ui/styles.css';
import './start/await-fonts.css';
import type { Beginning } from './start/begin.ts';
import { boot } from './start/boot.tsx';
import { loadFonts } from './start/load-fonts.ts';

export { sharedReact } from './remotes/share-react.ts';

/** Runs the code that loads after the entry. */
export function run(beginning: Beginning): void {
  void beginning.screenLoaded.then(loadFonts);
  const app = document.getElementById('app');
  if (app) void boot(app, beginning);
}
