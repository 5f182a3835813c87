import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createRemote } from '../create/create-remote.ts';
import type { Command } from './command.contract.ts';

const manifest = new URL('../../package.json', import.meta.url);

/** Makes a remote in a new folder of this one, with packages of the version of this kit. */
const create: Command = async ([name = '']) => {
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = resolve(name);
  await createRemote({ name, folder, packageName: name, kitVersion: `^${version}` });
  console.log(
    `${name} is in ${folder}. Next: cd ${basename(folder)} && npm install && npm run dev`,
  );
};

export default create;
