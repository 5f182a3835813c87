import getPort from 'get-port';

/** Whether nothing listens on the port of this machine. */
export async function portIsFree(port: number): Promise<boolean> {
  return (await getPort({ port, host: 'localhost' })) === port;
}
