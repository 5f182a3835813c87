let isByKey = false;

/** Notes what made the last press of a button: browsers send the same click for a key and for assistive technology. */
export function notePress(isOfKey: boolean): void {
  isByKey = isOfKey;
}

/** Whether a key made the last press. */
export const wasPressedByKey = (): boolean => isByKey;
