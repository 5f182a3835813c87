import { isStatus, LOGO_LIMIT, LOGO_TYPES } from '@leeszaal/shared-contracts';

/** Why a file can't be the logo. */
export type LogoFault = 'none-selected' | 'wrong-type' | 'too-large';

/** What a file chooser offers. */
export const LOGO_ACCEPT = '.bmp,.jpg,.jpeg,.png,.gif';

/** Checks what was chosen (`docs/behaviour.md` C 5); the server looks at the bytes as well. */
export function logoFault(file: Pick<File, 'type' | 'size'> | undefined): LogoFault | undefined {
  if (file === undefined || file.size === 0) return 'none-selected';
  if (!LOGO_TYPES.some((type) => type === file.type)) return 'wrong-type';
  return file.size > LOGO_LIMIT ? 'too-large' : undefined;
}

/** What the server has against a file, if it is the file: whatever else fails no other file would mend. */
export function refusedFault(error: unknown): LogoFault | undefined {
  if (isStatus(error, 400)) return 'none-selected';
  if (isStatus(error, 413)) return 'too-large';
  return isStatus(error, 415) ? 'wrong-type' : undefined;
}
