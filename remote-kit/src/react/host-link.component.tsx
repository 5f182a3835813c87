import type { ReactNode } from 'react';
import { useLink } from './use-link.ts';

/** A link to a path of the portal, without a reload. */
export function HostLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return <a {...useLink(to)}>{children}</a>;
}
