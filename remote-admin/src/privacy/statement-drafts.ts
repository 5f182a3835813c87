import { STATEMENTS } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { TextStore } from '../texts/kept-texts.ts';
import { draftKeys } from '../texts/text-key.ts';

/** Unsaved statements, each a Quill document as JSON text; empty without any words. */
export const STATEMENT_DRAFTS: TextStore<string> = {
  storageKey: 'statements',
  keys: draftKeys(STATEMENTS),
  schema: v.string(),
};
