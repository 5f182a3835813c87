import { buildRemote, packFiles } from '@leeszaal/remote-kit/build';
import { compile } from '@leeszaal/remote-kit/webpack';
import { pinnedRootSchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { buildEmbed } from '../embed/build-embed.ts';
import { reportFailure } from '../report-failure.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { remoteFolder, remoteNames } from '../webpack/remote-package.ts';
import { EMBED } from './build-name.ts';
import { hostStartFault } from './host-start.ts';

/*
 * One build in a process of its own: `build-one.ts <host|embed|remote name> <output folder> <version> <root> <local>`,
 * where the root is what the host pins, as JSON, and `local` is `true` for a host that takes local remotes.
 * webpack, its plugins and the minimiser use one core each.
 */
const [name = '', outputPath = '', version = '', pinned = 'null', local] = process.argv.slice(2);

async function build(): Promise<string> {
  if (name === EMBED) return buildEmbed(outputPath);
  if (name !== 'host') {
    if (!remoteNames.includes(name)) throw new Error(`There is no build called “${name}”.`);
    return buildRemote({ name, folder: remoteFolder(name), outputPath, version });
  }
  const root = v.parse(pinnedRootSchema, JSON.parse(pinned));
  const takesLocalRemotes = local === 'true';
  const mode = takesLocalRemotes ? 'development' : 'production';
  const warnings = await compile(hostConfig({ mode, outputPath, root, takesLocalRemotes }));
  if (takesLocalRemotes) return warnings;
  const fault = await hostStartFault(outputPath);
  if (fault !== undefined) throw new Error(fault);
  await packFiles(outputPath);
  return warnings;
}

try {
  const warnings = await build();
  if (warnings !== '') console.error(warnings);
} catch (error) {
  reportFailure(error);
}
