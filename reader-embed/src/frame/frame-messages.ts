import * as v from 'valibot';

/** The messages of the page around the frame. Others belong to other protocols and are ignored. */
export const parentMessageSchema = v.union([
  v.object({ type: v.literal('leeszaal:token'), id: v.number(), token: v.optional(v.string()) }),
  v.object({
    type: v.literal('leeszaal:command'),
    id: v.number(),
    name: v.literal('goTo'),
    args: v.tuple([
      v.union([
        v.object({ page: v.number() }),
        v.object({ position: v.string() }),
        v.object({ href: v.string() }),
      ]),
    ]),
  }),
  v.object({
    type: v.literal('leeszaal:command'),
    id: v.number(),
    name: v.literal('search'),
    args: v.tuple([v.string(), v.optional(v.picklist(['words', 'phrase']))]),
  }),
  v.object({
    type: v.literal('leeszaal:command'),
    id: v.number(),
    name: v.literal('close'),
    args: v.optional(v.array(v.unknown())),
  }),
]);
/** A message of the page around the frame. */
export type ParentMessage = v.InferOutput<typeof parentMessageSchema>;

/** A message to the page around the frame. */
export type FrameMessage =
  | { readonly type: 'leeszaal:ready' }
  | { readonly type: 'leeszaal:token-request'; readonly id: number }
  | { readonly type: 'leeszaal:event'; readonly name: string; readonly detail: unknown }
  | { readonly type: 'leeszaal:result'; readonly id: number; readonly value?: unknown }
  | { readonly type: 'leeszaal:result'; readonly id: number; readonly error: string };

/** The server's facts about the document, in `<meta name="leeszaal-embed">`. */
export const frameConfigSchema = v.object({
  docKey: v.string(),
  /** The origins that may be around the frame. */
  origins: v.array(v.string()),
  apiBase: v.string(),
  lang: v.optional(v.nullable(v.string())),
  theme: v.optional(v.nullable(v.string())),
  format: v.optional(v.nullable(v.string())),
});
