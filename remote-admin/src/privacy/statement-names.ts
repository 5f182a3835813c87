import type { StatementName } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the statements, in the log as on their tab. */
export const STATEMENT_NAMES: Readonly<Record<StatementName, MessageDescriptor>> = {
  general: msg`General terms`,
  privacy: msg`Privacy statement`,
  storage: msg`Storage in the browser`,
};
