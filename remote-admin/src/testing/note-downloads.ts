import { jest } from '@jest/globals';

/** The names of the files that are saved from now on, until mocks are restored. */
export function noteDownloads(): readonly string[] {
  const names: string[] = [];
  // jsdom does not navigate: a click on a download would only be reported as not implemented.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
