import * as v from 'valibot';
import { readData } from '../../read-data.ts';

const chapterSchema = v.strictObject({
  title: v.string(),
  /** The running head, if the title is too long for it. */
  head: v.exactOptional(v.string()),
});

const partSchema = v.strictObject({
  title: v.string(),
  motto: v.string(),
  chapters: v.array(chapterSchema),
});

/** The handbook's plan: six parts, thirty-six chapters, whose numbers follow from their order. */
export const PARTS = readData(new URL('plan.json', import.meta.url), v.array(partSchema));

/** The name of a chapter's file, and of the place where it begins. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z]+/g, '-');
}
