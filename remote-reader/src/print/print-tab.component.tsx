import { useHost } from '@leeszaal/remote-kit/react';
import { PRINT_LIMIT } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { PrintIcon } from '@leeszaal/shared-ui/icon';
import { Select } from '@leeszaal/shared-ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OpenDocument } from '../reading/reading.contract.ts';
import { useView } from '../viewers/state/use-view.ts';
import { PreparingPrint } from './preparing-print.component.tsx';
import styles from './print-tab.module.css';
import { usePrint } from './use-print.ts';

/** Prints pages, from the current one (`docs/behaviour.md` R2). */
export function PrintTab({ open }: { readonly open: OpenDocument }) {
  const { t } = useLingui();
  const { language } = useHost();
  const [amount, setAmount] = useState(1);
  const view = useView(open.viewer);
  const { preparation, print } = usePrint(open);
  const numbers = new Intl.NumberFormat(language.current());
  const options = Array.from({ length: PRINT_LIMIT }, (_, index) => ({
    id: String(index + 1),
    label: numbers.format(index + 1),
  }));
  return (
    <div className={styles.tab}>
      <Select
        label={t`Number of pages`}
        options={options}
        value={String(amount)}
        onChange={(id) => setAmount(Number(id))}
      />
      <p className={styles.hint}>
        <Trans>Printing starts from the current page.</Trans>
      </p>
      <Button
        variant="primary"
        icon={PrintIcon}
        isDisabled={view === undefined}
        onPress={() => view && print(view.page, amount)}
      >
        <Trans>Print</Trans>
      </Button>
      {preparation && <PreparingPrint preparation={preparation} />}
    </div>
  );
}
