import type { Copy } from './entities/publication.ts';

/** Whether a copy can be borrowed now (`docs/decisions.md` 35). */
export function copyState({ loanable }: Copy): 'loanable' | 'not-loanable' | 'loaned' {
  const code = loanable?.trim() ?? '';
  if (code === '' || code === '0') return 'loanable';
  return code.toLowerCase() === 'n' ? 'not-loanable' : 'loaned';
}
