import { type Publication, READ_BY } from '@leeszaal/shared-contracts';
import { findPublication } from '../catalogue/find-publication.ts';
import type { Queryable } from '../database/database.contract.ts';
import { admitVisit } from './catalogue-token.ts';

/** The publication that a catalogue system was opened for. */
export interface VisitedPublication {
  readonly connectionId: number;
  readonly publication: Publication;
}

/**
 * Redeems a token of the catalogue system; each token is valid once. Only staff get such tokens.
 *
 * @returns the publication that the token is for; undefined when the token is unknown, used or expired
 */
export async function visitPublication(
  database: Queryable,
  token: string,
): Promise<VisitedPublication | undefined> {
  const visit = await admitVisit(database, token);
  if (visit === null) return undefined;
  const found = await findPublication(database, { ...visit, audiences: READ_BY });
  return found && { connectionId: visit.connectionId, publication: found.publication };
}
