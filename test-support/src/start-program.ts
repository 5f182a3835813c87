import { on } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

/** A server program that runs in a process of its own. */
export interface RunningProgram {
  /** The address that it printed, without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  /**
   * Sends SIGTERM, and resolves when the process has ended.
   *
   * @throws Error when the process had ended before, with its last lines of standard error, or does not end in
   *   time and is killed
   */
  stop(): Promise<void>;
}

/** How a server program is started. */
export interface ProgramOptions {
  /** Variables in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Flags of Node. */
  readonly flags?: readonly string[];
  /** A command that runs the program named by its further arguments. */
  readonly through?: readonly string[];
  /** The file for its output; none by default. */
  readonly logFile?: string;
  /** How long `stop` waits for the end, in ms. */
  readonly stopLimit?: number;
}

const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 60_000;
/** Enough for a stack trace. */
const LAST_LINES = 20;

/**
 * Starts a server program and waits until it prints its address at the end of a line. The process
 * ends with this one.
 *
 * @throws Error when it ends before, or prints no address within three minutes
 */
export async function startProgram(
  script: URL,
  {
    environment = {},
    flags = [],
    through = [],
    logFile,
    stopLimit = STOP_LIMIT_MS,
  }: ProgramOptions = {},
): Promise<RunningProgram> {
  const [command, ...args] = [...through, process.execPath, ...flags, fileURLToPath(script)];
  const child = execa(command as string, args, {
    env: environment,
    stdin: 'ignore',
    stdout: logFile === undefined ? 'pipe' : ['pipe', { file: logFile }],
    stderr: ['inherit', 'pipe'],
    buffer: false,
    reject: false,
    killSignal: 'SIGKILL',
    forceKillAfterDelay: false,
  });
  let name = script.pathname;
  let isStopping = false;
  const lastWords = lastLinesOf(createInterface({ input: child.stderr }));
  const ended = child.then(({ exitCode, signal }) => {
    const ending = `${name} ended by itself (${signal ?? `code ${exitCode}`}).`;
    const message = [ending, ...lastWords()].join('\n');
    if (!isStopping) process.stderr.write(`${new Date().toISOString()} ${message}\n`);
    return message;
  });
  try {
    name = await addressIn(createInterface({ input: child.stdout }));
  } catch (error) {
    isStopping = child.kill();
    throw error;
  }
  return {
    url: name,
    pid: child.pid as number,
    async stop() {
      isStopping ||= child.kill('SIGTERM');
      let isKilled = false;
      const limit = setTimeout(() => {
        isKilled = child.kill();
      }, stopLimit);
      const message = await ended;
      clearTimeout(limit);
      if (isKilled) throw new Error(`${name} did not end within ${stopLimit} ms of SIGTERM.`);
      if (!isStopping) throw new Error(message);
    },
  };
}

/** Reads lines, and tells the last of them. */
function lastLinesOf(lines: Interface): () => readonly string[] {
  const last: string[] = [];
  lines.on('line', (line) => {
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
  });
  return () => last;
}

/** The first address at the end of a line; further lines are read and dropped. */
async function addressIn(lines: Interface): Promise<string> {
  const signal = AbortSignal.timeout(START_LIMIT_MS);
  for await (const [line] of on(lines, 'line', { signal, close: ['close'] })) {
    const [, address] = /(http:\S+)$/.exec(String(line)) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The program ended before it printed its address.');
}
