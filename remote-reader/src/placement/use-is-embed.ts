import { useHost } from '@leeszaal/remote-kit/react';
import { isEmbed } from './is-embed.ts';

/** Whether the reader is an embedded one; never changes. */
export const useIsEmbed = (): boolean => isEmbed(useHost());
