import { Button } from '@leeszaal/shared-ui/button';
import { FloatingNotice } from '@leeszaal/shared-ui/floating-notice';
import { CloseIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../navigation/use-navigation.ts';

interface NewerVersionNoticeProps {
  readonly onClose: () => void;
}

/** Offers to reload the page. It takes no focus and covers a corner only: the page still works. */
export function NewerVersionNotice({ onClose }: NewerVersionNoticeProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const close = (): void => {
    onClose();
    // Otherwise the focus would fall to the body.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <FloatingNotice
      actions={
        <>
          <Button size="sm" onPress={() => navigation.navigate(0)}>
            <Trans>Reload the page</Trans>
          </Button>
          <IconButton size="sm" label={t`Close`} icon={CloseIcon} onPress={close} />
        </>
      }
    >
      <Trans>A new version is available</Trans>
    </FloatingNotice>
  );
}
