/**
 * Words of the four languages at which people do not begin to type, except at the beginning of a title. Without this
 * list a third of the rows would be of words such as `of`, `de` and `und`.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and as at by for from in into of on or the to with',
    'aan bij de den der des die door een en het in met naar of om op over te tot uit van voor',
    'am an auf aus bei das dem den der des die ein eine einem einen einer fur im in mit und vom von zu zum zur',
    'a au aux avec dans de des du en et la le les ou par pour sur un une d l',
  ].flatMap((words) => words.split(' ')),
);
