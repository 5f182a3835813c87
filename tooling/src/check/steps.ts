import { basename, join } from 'node:path';
import { checkMessages } from '@leeszaal/remote-kit/catalogue';
import {
  type CheckStep,
  outcomeOf,
  runProgram,
  type StepOutcome,
} from '@leeszaal/remote-kit/check';
import { checkCssClasses } from '../css-classes/check.ts';
import { checkLinks } from '../links/check-links.ts';
import { checkAgreement } from '../messages/check-agreement.ts';
import { browserPackages, packageFolder, packages, repositoryRoot } from '../packages.ts';
import { findFaults } from '../proofs/find-faults.ts';
import { gatherProofs } from '../proofs/gather-proofs.ts';
import { cruise } from '../walls/cruise.ts';
import { checkWords } from '../words/check-words.ts';
import { checkTypes } from './check-types.ts';
import { runTool } from './run-tool.ts';

const SURFACE = join(packageFolder('tooling'), 'src/surface.ts');

/** The checks that do not run the product. */
export const checkSteps: readonly CheckStep[] = [
  { name: 'types', run: () => checkTypes(packages.map(packageFolder)) },
  {
    name: 'lint',
    // An ignored rule without effect is a warning.
    run: () => runTool('biome', 'check', '--error-on-warnings', '--max-diagnostics=100', '.'),
  },
  { name: 'walls', run: checkWalls },
  { name: 'unused', run: () => runTool('knip', '--no-progress') },
  {
    name: 'messages',
    run: async () => outcomeOf(await checkAllMessages()),
  },
  { name: 'css classes', run: checkClasses },
  { name: 'licences', run: checkLicences },
  { name: 'links', run: async () => outcomeOf(await checkLinks(repositoryRoot)) },
  { name: 'words', run: async () => outcomeOf(await checkWords(repositoryRoot)) },
  {
    name: 'proofs',
    run: async () => outcomeOf(findFaults(await gatherProofs())),
  },
  // A process of its own: the extraction leaves no time for other steps.
  { name: 'surface', run: () => runProgram(repositoryRoot, process.execPath, [SURFACE, 'check']) },
];

async function checkAllMessages(): Promise<string[]> {
  const folders = browserPackages.map(packageFolder);
  return [...(await inFolders(folders, checkMessages)), ...(await checkAgreement(folders))];
}

/** Of what the server runs; each build checks what is in it. */
async function checkLicences(): Promise<StepOutcome> {
  const { serverPackages } = await import('../licences/server-packages.ts');
  const faults = await serverPackages().then(
    () => [],
    ({ message }: Error) => message.split('\n'),
  );
  return outcomeOf(faults);
}

async function checkWalls(): Promise<StepOutcome> {
  const breaches = await cruise(repositoryRoot, packages);
  return outcomeOf(breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`));
}

async function checkClasses(): Promise<StepOutcome> {
  return outcomeOf(
    await inFolders(browserPackages.map(packageFolder), async (folder) => {
      const lines = await checkCssClasses(folder);
      return lines.map((line) => `${basename(folder)}/${line}`);
    }),
  );
}

async function inFolders(
  folders: readonly string[],
  check: (folder: string) => Promise<string[]>,
): Promise<string[]> {
  return (await Promise.all(folders.map(check))).flat();
}
