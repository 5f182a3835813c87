import type { RichLine } from '@leeszaal/shared-contracts';
import { Popover } from '@leeszaal/shared-ui/popover';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { RichText } from './rich-text.component.tsx';

interface InfoTextSheetProps {
  readonly label: string;
  readonly lines: readonly RichLine[];
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The information text in a popover at its button. */
export default function InfoTextSheet({ lines, ...popover }: InfoTextSheetProps) {
  const { t } = useLingui();
  return (
    <Popover {...popover} closeLabel={t`Close`} placement="bottom end">
      <RichText lines={lines} />
    </Popover>
  );
}
