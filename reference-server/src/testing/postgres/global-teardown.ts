/// <reference path="./global-setup.ts" />

/** Runs once after the server's tests. */
export default async function tearDown(): Promise<void> {
  await globalThis.leeszaalTestPostgres?.stop();
}
