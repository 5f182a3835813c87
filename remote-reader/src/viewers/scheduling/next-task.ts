/** Lets the browser do what it has to, such as paint, before the work goes on. */
export async function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  await promise;
}
