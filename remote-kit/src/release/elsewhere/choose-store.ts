import { resolve } from 'node:path';
import { baseAddressSchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { bucketStore } from './bucket-store.ts';
import type { Elsewhere } from './file-store.contract.ts';
import { folderStore } from './folder-store.ts';

const BUCKET = /^s3:\/\/([\w.-]+)(?:\/([\w./@+-]*))?$/;

/**
 * Where the files of a release will lie, if not on the portal.
 *
 * @param files `s3://bucket/prefix`, or a folder
 * @param at the address at which browsers read that
 * @throws when one of them is missing, or wrong
 */
export function chooseStore(files?: string, at?: string): Elsewhere | undefined {
  if (files === undefined && at === undefined) return undefined;
  const base = v.safeParse(baseAddressSchema, at);
  if (files === undefined || !base.success) {
    const why = base.success || at === undefined ? '' : ` ${at} is ${base.issues[0].message}.`;
    throw new Error(
      `Say where the files go, and the address of that: --files s3://bucket --at https://files.example/.${why}`,
    );
  }
  const [, bucket, prefix = ''] = BUCKET.exec(files) ?? [];
  if (bucket === undefined && /^\w+:\/\//.test(files)) throw new Error(`${files} is no bucket.`);
  const store = bucket === undefined ? folderStore(resolve(files)) : bucketStore(bucket, prefix);
  return { store, base: base.output };
}
