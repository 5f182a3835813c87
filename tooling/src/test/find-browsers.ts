import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without windows, as Debian packs it. */
export const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The browser that `CHROMIUM_PATH` names; null when it names none. */
export function chosenChromium(): string | null {
  const path = process.env['CHROMIUM_PATH'] ?? '';
  return isProgram(path) ? path : null;
}

/** A Chromium on this machine, in the path or Playwright's own; null when there is none. */
export function findChromium(): string | null {
  return firstProgram([...NAMES.flatMap(inPath), chromium.executablePath()]);
}

/** A Chromium without windows in the path; null when there is none. */
export function findShell(): string | null {
  return firstProgram(inPath(SHELL));
}

function inPath(name: string): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

const firstProgram = (paths: readonly string[]): string | null => paths.find(isProgram) ?? null;

function isProgram(path: string): boolean {
  if (path === '') return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
