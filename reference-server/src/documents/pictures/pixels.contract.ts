/** A decoded picture: rows from the top, four bytes for a pixel (red, green, blue, opacity). */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A decoded picture without transparency: rows from the top, three bytes for a pixel (red, green, blue). */
export interface OpaquePixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}
