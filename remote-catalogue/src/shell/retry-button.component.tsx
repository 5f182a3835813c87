import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { Trans } from '@lingui/react/macro';
import { keepingFocus } from './keeping-focus.ts';

interface RetryButtonProps {
  readonly size?: 'sm' | 'md';
  readonly onRetry: () => void;
}

/** *Try again* in an error message that the retry removes. */
export function RetryButton({ size = 'sm', onRetry }: RetryButtonProps) {
  return (
    <Button size={size} icon={RetryIcon} onPress={keepingFocus(onRetry)}>
      <Trans>Try again</Trans>
    </Button>
  );
}
