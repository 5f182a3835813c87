import {
  type AppearanceMetadata,
  createEarlyQuestion,
  endpoints,
  type HostContext,
} from '@leeszaal/shared-contracts';
import { matchPath } from 'react-router-dom';
import { startEngineAhead } from '../viewers/create-viewer.ts';

const question = createEarlyQuestion(
  ({ http }, docKey: string, options): Promise<AppearanceMetadata> =>
    http.call(endpoints.getAppearance, { params: { docKey } }, options),
);

/** Asks for the metadata of the document in the address, if there is one, before there is a screen to ask. */
export function askForDocument(context: HostContext): void {
  const { pathname } = context.navigation.current();
  const { docKey } = matchPath('/reader/:docKey', pathname)?.params ?? {};
  if (docKey === undefined) return;
  question.begin(context, docKey);
  startEngineAhead();
}

/** Asks for the metadata of a document that is about to be opened. */
export const askForDocumentAhead = question.begin;

/** What is to be known of a document before it can be opened. */
export const findDocument = question.take;
