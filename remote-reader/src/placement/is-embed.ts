import type { HostContext } from '@leeszaal/shared-contracts';

/** Whether the reader is alone in an institution's page, without header, results and sign-in. */
export const isEmbed = ({ placement }: Pick<HostContext, 'placement'>): boolean =>
  placement === 'embed';
