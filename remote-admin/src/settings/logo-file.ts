import { isStatus, LOGO_LIMIT, LOGO_TYPES } from '@leeszaal/shared-contracts';

/** Why a file cannot be the logo. */
export type LogoFault = 'none-selected' | 'wrong-type' | 'too-large';

/** The file types that the file chooser offers. */
export const LOGO_ACCEPT = '.bmp,.jpg,.jpeg,.png,.gif';

/** Checks a chosen file (`docs/behaviour.md` C 5); the server checks its bytes as well. */
export function logoFault(file: Pick<File, 'type' | 'size'> | undefined): LogoFault | undefined {
  if (file === undefined || file.size === 0) return 'none-selected';
  if (!LOGO_TYPES.some((type) => type === file.type)) return 'wrong-type';
  return file.size > LOGO_LIMIT ? 'too-large' : undefined;
}

/** The server's reason against a file; undefined for failures that another file would not avoid. */
export function refusedFault(error: unknown): LogoFault | undefined {
  if (isStatus(error, 400)) return 'none-selected';
  if (isStatus(error, 413)) return 'too-large';
  return isStatus(error, 415) ? 'wrong-type' : undefined;
}
