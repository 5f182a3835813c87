import { basename, join, resolve } from 'node:path';
import { createRemote } from '../create/create-remote.ts';
import { packageVersion } from '../webpack/remote-package.ts';
import type { Command } from './command.contract.ts';

const kit = join(import.meta.dirname, '../..');

/** Makes a remote in a new folder of this one, with packages of the version of this kit. */
const create: Command = async ([name = '']) => {
  const folder = resolve(name);
  await createRemote({ name, folder, packageName: name, kitVersion: `^${packageVersion(kit)}` });
  console.log(
    `${name} is in ${folder}. Next: cd ${basename(folder)} && npm install && npm run dev`,
  );
};

export default create;
