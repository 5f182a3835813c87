/** A decoded picture, ready to show. */
export interface ReadyPicture {
  /** Its object URL; the caller that takes the picture revokes it. */
  readonly src: string;
  /** Width by height. */
  readonly shape: number;
}

/** Pictures that were fetched and decoded while the code that shows them was loading. */
export interface PicturesPort {
  /**
   * The picture of an address, on the first call only; synchronously if it is ready. Rejects if it failed to
   * load: the caller then fetches it as usual.
   */
  take(url: string): ReadyPicture | Promise<ReadyPicture> | undefined;
}
