import type { ProviderDraft } from './provider-draft.ts';

/** The message of the field at a path of `DraftFaults`; undefined: the field has no fault to show. */
export type ErrorOf = (path: string) => string | undefined;

/** The draft of a form, how a part of it is changed, and the messages of its fields. */
export interface DraftProps {
  readonly draft: ProviderDraft;
  readonly onChange: (part: Partial<ProviderDraft>) => void;
  readonly errorOf: ErrorOf;
}
