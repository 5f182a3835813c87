import getPort from 'get-port';

/** A free TCP port on loopback; calls of one process within 15 s get different ones. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });
