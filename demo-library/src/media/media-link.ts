/** A file as a publication names it. */
export interface MediaLink {
  readonly url: string;
  readonly label: string;
}

/** A drawn picture, its name in the address, and its label. */
export interface NamedPicture {
  readonly name: string;
  readonly label: string;
  readonly draw: () => string;
}

/** Where the demonstration library keeps what belongs to its publications. */
export const DEMO_MEDIA_PATH = '/media/';

/** The pictures as links of a publication. */
export const linksTo = (pictures: readonly NamedPicture[]): readonly MediaLink[] =>
  pictures.map(({ name, label }) => ({ url: DEMO_MEDIA_PATH + name, label }));
