export { browserProject, codeProject } from './browser-project.ts';
export { jestCommand } from './jest-command.ts';
export { remoteTests } from './remote-tests.ts';
