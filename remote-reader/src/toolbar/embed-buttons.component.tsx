import { CloseIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { FullScreenButton } from '../full-screen/full-screen-button.component.tsx';
import { useCloseDocument } from '../history/use-close-document.ts';

/** The buttons of an embedded reader for which the portal has its header. */
export function EmbedButtons({ size }: { readonly size: 'sm' | 'md' }) {
  const { t } = useLingui();
  const close = useCloseDocument();
  return (
    <>
      <FullScreenButton size={size} />
      <IconButton label={t`Close document`} icon={CloseIcon} size={size} onPress={close} />
    </>
  );
}
