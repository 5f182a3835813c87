import { LOGO_TYPES } from '@leeszaal/shared-contracts';

/** Why a file can't be the logo. */
export type LogoFault = 'none-selected' | 'wrong-type';

/** What a file chooser offers. */
export const LOGO_ACCEPT = '.bmp,.jpg,.jpeg,.png,.gif';

/** Checks what was chosen (`docs/behaviour.md` C 5); the server looks at the bytes as well. */
export function logoFault(file: Pick<File, 'type' | 'size'> | undefined): LogoFault | undefined {
  if (file === undefined || file.size === 0) return 'none-selected';
  return LOGO_TYPES.some((type) => type === file.type) ? undefined : 'wrong-type';
}
