import { releaseNote } from '../build/release-note.ts';
import { createLocalLinks } from '../dev-server/local-links.ts';
import { localServer } from '../dev-server/local-server.ts';
import { type RunningServer, startServer } from '../dev-server/start-server.ts';
import { remoteConfig } from '../webpack/remote-config.ts';
import { copiedFolders, type RemoteConfig } from '../webpack/remote-package.ts';
import { portalForDevelopment } from './portal-for-development.ts';

/** The remote that a portal shows. */
interface DevInPortalOptions {
  readonly name: string;
  readonly folder: string;
  readonly outputPath: string;
  readonly config: RemoteConfig;
}

/** The first screen that has an address without parameters. */
const firstScreen = ({ routes }: RemoteConfig): string =>
  routes.find(({ path }) => !path.includes(':'))?.path ?? '/';

/**
 * Serves a remote to the browsers that open its links to a portal, which are printed.
 *
 * @param address the portal's, as a person gives it
 * @throws before anything is built when the portal takes no local remotes
 */
export async function devInPortal(
  { name, folder, outputPath, config }: DevInPortalOptions,
  address: string,
): Promise<RunningServer> {
  const portal = await portalForDevelopment(address);
  const { port } = config;
  const links = createLocalLinks(new URL(firstScreen(config), portal), port);
  const server = await startServer(
    remoteConfig({ name, folder, outputPath, mode: 'development', version: 'local' }),
    localServer({
      port,
      copied: copiedFolders(folder, config),
      portal,
      describe() {
        try {
          return { name, ...releaseNote(folder) };
        } catch (error) {
          console.error(error instanceof Error ? error.message : error);
          return undefined;
        }
      },
      take(code) {
        const isTaken = links.take(code);
        if (isTaken) console.log(`A browser has ${name} now. For another one: ${links.current()}`);
        return isTaken;
      },
    }),
  );
  console.log(`Open this link in the browser that is to have ${name}; it works once:`);
  console.log(links.current());
  return server;
}
