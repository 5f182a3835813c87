import type { EmbedFailure } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PanelText } from '../panel/panel.ts';

/** Why the element has no reader. */
export type StartFailure = Extract<EmbedFailure, 'unauthenticated' | 'unreachable' | 'unknown'>;

const TEXTS = {
  unauthenticated: {
    title: msg`You could not be signed in to the library`,
    body: msg`Sign in to this page again, then try again.`,
  },
  unreachable: {
    title: msg`The document could not be opened`,
    body: msg`Check your connection, then try again.`,
  },
  unknown: {
    title: msg`This document was closed because of an error`,
    body: msg`Try again. If this happens more than once, tell your library.`,
  },
} as const;

/** The panel after a failure. */
export const failureText = (texts: I18n, failure: StartFailure): PanelText => ({
  title: texts._(TEXTS[failure].title),
  body: texts._(TEXTS[failure].body),
  action: texts._(msg`Try again`),
});

/** The panel after the person has closed the document. */
export const closedText = (texts: I18n): PanelText => ({
  title: texts._(msg`The document is closed`),
  body: texts._(msg`Your place is saved.`),
  action: texts._(msg`Open again`),
});
