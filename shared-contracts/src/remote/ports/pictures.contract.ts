/** A picture that only has to be put into the page. */
export interface ReadyPicture {
  /** Its object address: whoever takes the picture revokes it. */
  readonly src: string;
  /** Width by height. */
  readonly shape: number;
}

/** Pictures that were fetched and decoded while the code that shows them was still on its way. */
export interface PicturesPort {
  /**
   * The picture of an address, the first time that somebody asks; itself where it is ready. Rejects where it did
   * not come, and is to be fetched as ever.
   */
  take(url: string): ReadyPicture | Promise<ReadyPicture> | undefined;
}
