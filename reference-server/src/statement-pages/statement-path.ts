import type { StatementName } from '@leeszaal/shared-contracts';

/** The path of a statement's page. */
export const statementPath = (statement: StatementName): string => `/terms/${statement}`;
