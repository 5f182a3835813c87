import { MoreIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Popover, PopoverTrigger } from '@leeszaal/shared-ui/popover';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './list.module.css';
import { CloseMenu } from './menu-entry.component.tsx';

interface RowMenuProps {
  /** The name of the button and of the menu. */
  readonly label: string;
  /** Whether an action is in progress. */
  readonly isBusy: boolean;
  /** The entries (`MenuEntry`), and sentences about actions that are not there. */
  readonly children: ReactNode;
}

/** The button *…* of a row, and the rarer actions that it offers. */
export function RowMenu({ label, isBusy, children }: RowMenuProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.menu}>
      <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <IconButton icon={MoreIcon} label={label} isBusy={isBusy} busyLabel={t`Saving…`} />
        <Popover label={label} closeLabel={t`Close`} placement="bottom end">
          <CloseMenu value={() => flushSync(() => setOpen(false))}>
            <div className={styles.entries}>{children}</div>
          </CloseMenu>
        </Popover>
      </PopoverTrigger>
    </div>
  );
}
