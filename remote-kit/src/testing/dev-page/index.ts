export type { FakeAnswers } from '../fakes/fake-http.ts';
export { type DevPage, type DevPageOptions, openDevPage } from './open-dev-page.ts';
