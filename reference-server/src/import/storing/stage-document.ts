import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { foldText } from '@leeszaal/shared-contracts';
import type { Database, Queryable } from '../../database/database.contract.ts';
import type { DocumentUnit } from '../../documents/model/imported-document.contract.ts';
import { lockCatalogue, settleIndexes } from '../../search/indexing/catalogue-lock.ts';
import { indexPages } from '../../search/indexing/index-pages.ts';
import { createVocabulary } from '../../search/indexing/vocabulary.ts';
import { type TextBatch, textBatches } from './text-batches.ts';

/*
 * Writes the pages of a document before it becomes visible, in short transactions, so that others can run in
 * between. Meanwhile the document's row has the import's token instead of a publication and a file.
 */

/** Prefix of the token in the row of a document that is being imported. */
export const STAGED_PREFIX = 'importing:';
/** An import that has written nothing for this time is dead. */
const LEASE_SECONDS = 30;
const POLL_MS = 100;
const DELETED_AT_ONCE = 100;
const ANALYZE_FROM = 500;

/** A document that is being imported, and the token of its import. */
export interface Stage {
  readonly docKey: string;
  readonly token: string;
}

/** Tokens of this process's running imports; on PGlite there are no others. */
const running = new Set<string>();

interface StagedRow {
  readonly [column: string]: unknown;
  readonly token: string;
  readonly late: boolean;
}

const isAbandoned = ({ kind }: Database, { token, late }: StagedRow) =>
  kind === 'pglite' ? !running.has(token) : late;

async function claim(database: Database, { docKey, token }: Stage, format: string) {
  return database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const [row] = await transaction.query<StagedRow>(
      `select pub_key as token,
         created_at < clock_timestamp() - make_interval(secs => ${LEASE_SECONDS}) as late
       from appearances where doc_key = $1`,
      [docKey],
    );
    if (!row) {
      await transaction.query(
        `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
           metadata, contents, structure)
         values ($1, $2, $3, '', $2, 0, '{}', '[]', '{}')`,
        [docKey, token, format],
      );
      return 'empty';
    }
    if (!row.token.startsWith(STAGED_PREFIX)) return 'stored';
    if (!isAbandoned(database, row)) return 'taken';
    await transaction.query(
      `update appearances set pub_key = $2, file_sha256 = $2, created_at = clock_timestamp()
       where doc_key = $1`,
      [docKey, token],
    );
    return 'abandoned';
  });
}

async function removeTexts(database: Database, docKey: string): Promise<void> {
  for (let isLeft = true; isLeft; ) {
    const removed = await database.query(
      `delete from document_texts where doc_key = $1 and position = any(array(
         select position from document_texts where doc_key = $1 limit ${DELETED_AT_ONCE}))
       returning position`,
      [docKey],
    );
    isLeft = removed.length > 0;
  }
}

/** Renews the lease of an import. @throws Error when another import has taken over */
export async function renew(transaction: Queryable, { docKey, token }: Stage): Promise<void> {
  const kept = await transaction.query(
    `update appearances set created_at = clock_timestamp()
     where doc_key = $1 and pub_key = $2 returning doc_key`,
    [docKey, token],
  );
  if (kept.length === 0) throw new Error(`Another import has taken over ${docKey}.`);
}

async function writeBatch(
  transaction: Queryable,
  { docKey }: Stage,
  { from, units }: TextBatch,
): Promise<void> {
  await transaction.query(
    `insert into document_texts (doc_key, position, path, body, folded)
     select $1, position, path, body, folded
     from unnest($2::integer[], $3::text[], $4::text[], $5::text[])
       as new (position, path, body, folded)`,
    [
      docKey,
      units.map((_, at) => from + at),
      units.map(({ address }) => address),
      units.map(({ text }) => text),
      units.map(({ text }) => foldText(text)),
    ],
  );
}

/** Updates the planner's statistics, for which PGlite has no background process. A small sample is fast. */
async function analyzeTexts(transaction: Queryable): Promise<void> {
  await transaction.query('set local default_statistics_target = 10', []);
  await transaction.query('analyze search_texts', []);
}

async function writeTexts(
  database: Database,
  stage: Stage,
  units: readonly DocumentUnit[],
): Promise<void> {
  const vocabulary = createVocabulary();
  for (const batch of textBatches(units)) {
    const pages = batch.units.map(({ text }, at) => ({
      docKey: stage.docKey,
      position: batch.from + at,
      body: text,
    }));
    await database.transaction(async (transaction) => {
      await lockCatalogue(transaction);
      await renew(transaction, stage);
      await writeBatch(transaction, stage, batch);
      await indexPages(transaction, pages, vocabulary);
      await settleIndexes(transaction, 'search_texts');
    });
  }
  if (units.length >= ANALYZE_FROM) await database.transaction(analyzeTexts);
}

/** Removes the rows of a failed import. */
async function discard(database: Database, { docKey, token }: Stage): Promise<void> {
  const owned = await database.query(
    'select from appearances where doc_key = $1 and pub_key = $2',
    [docKey, token],
  );
  if (owned.length === 0) return;
  await removeTexts(database, docKey);
  await database.query('delete from appearances where doc_key = $1 and pub_key = $2', [
    docKey,
    token,
  ]);
}

/** A document to stage. */
export interface StagedDocument {
  readonly docKey: string;
  readonly format: string;
  readonly units: readonly DocumentUnit[];
}

/**
 * Writes and indexes the pages of a document in batches, then calls `finish` to make it visible. Waits for a
 * running import of the same document. A failure leaves nothing behind.
 * @returns the result of `finish`; undefined when another import has stored the document
 */
export async function stageDocument<T>(
  database: Database,
  { docKey, format, units }: StagedDocument,
  finish: (stage: Stage) => Promise<T>,
): Promise<T | undefined> {
  const stage = { docKey, token: `${STAGED_PREFIX}${randomUUID()}` };
  running.add(stage.token);
  try {
    let place = await claim(database, stage, format);
    for (; place === 'taken'; place = await claim(database, stage, format)) {
      await wait(POLL_MS);
    }
    if (place === 'stored') return undefined;
    if (place === 'abandoned') await removeTexts(database, docKey);
    await writeTexts(database, stage, units);
    return await finish(stage);
  } catch (error) {
    // Reports the first error; a daily job removes remaining rows.
    await discard(database, stage).catch(() => undefined);
    throw error;
  } finally {
    running.delete(stage.token);
  }
}
