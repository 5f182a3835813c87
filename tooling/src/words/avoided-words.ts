/** A word that the repository's prose avoids, and what to write instead. */
export interface AvoidedWord {
  /** In lower case; a space also matches a line break within a comment. */
  readonly word: string;
  readonly instead: string;
}

const ACTOR = 'name the actor: the host, the caller, the reader';

/** The words that never occur rightly in code and documents. */
export const AVOIDED_WORDS: readonly AvoidedWord[] = [
  { word: 'whoever', instead: ACTOR },
  { word: 'nobody', instead: `${ACTOR}; or say what is not done` },
  { word: 'somebody', instead: ACTOR },
  { word: 'patiently', instead: 'retry, wait' },
  { word: 'larder', instead: 'cache' },
  { word: 'trail', instead: 'history' },
  { word: 'heed', instead: 'honour, follow' },
  { word: 'heeds', instead: 'honours, follows' },
  { word: 'heeded', instead: 'honoured, followed' },
  { word: 'comes along', instead: 'arrives, is sent with' },
  { word: 'come along', instead: 'arrive, are sent with' },
  { word: 'has stood', instead: 'has rendered' },
];
