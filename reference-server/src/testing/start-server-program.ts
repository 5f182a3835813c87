import { freePort, type RunningProgram, startProgram } from '@leeszaal/test-support';

/**
 * Starts a program that runs a server on loopback and prints its address as its first line.
 *
 * @param script the program
 * @param environment what it is configured with, beside the port and the host
 * @param flags flags of Node
 * @param through a command that becomes the program which its further arguments name
 * @throws Error when the program ends before it has printed an address
 */
export async function startServerProgram(
  script: URL,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  through: readonly string[] = [],
): Promise<RunningProgram> {
  const port = await freePort();
  return startProgram(script, {
    environment: {
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_HOST: `localhost:${port}`,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    flags,
    through,
  });
}
