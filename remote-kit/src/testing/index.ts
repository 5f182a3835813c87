export { describeRemoteContract, type RemoteContractOptions } from './describe-remote-contract.ts';
export { createFakeBasket } from './fakes/fake-basket.ts';
export { createFakeDialogs, type FakeDialogs, type ShownMessage } from './fakes/fake-dialogs.ts';
export type { FakeEmbed } from './fakes/fake-embed.ts';
export { createFakeHost, type FakeHost, type FakeHostOptions } from './fakes/fake-host.ts';
export {
  createFakeHttp,
  type FakeAnswers,
  type FakeCall,
  type FakeHttp,
} from './fakes/fake-http.ts';
export { createFakeNavigation, type FakeNavigation } from './fakes/fake-navigation.ts';
export { createFakeStorageArea } from './fakes/fake-storage.ts';
