import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The note that a person whose turn has come can read a document. @param title empty without one */
export const turnNote = (i18n: I18n, title: string): string =>
  title.trim() === ''
    ? i18n._(msg`It is your turn: you can read a document without a title now`)
    : i18n._(msg`It is your turn: you can read “${title}” now`);
