import { Button } from '@leeszaal/shared-ui/button';
import { DeleteIcon, UploadIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { LOGO_ACCEPT, type LogoFault, logoFault } from './logo-file.ts';
import styles from './settings.module.css';
import { useLogo } from './use-logo.ts';

/** Shows the logo as small as it will stand, takes another, or none. */
export function LogoField() {
  const { t } = useLingui();
  const { image, isBusy, refusal, upload, remove } = useLogo();
  const [fault, setFault] = useState<LogoFault>();
  const input = useRef<HTMLInputElement>(null);
  const label = useId();
  const take = () => {
    const file = input.current?.files?.[0];
    const found = logoFault(file);
    setFault(found);
    if (file && !found) {
      void upload(file);
      if (input.current) input.current.value = '';
    }
  };
  return (
    <fieldset className={styles.field} aria-labelledby={label}>
      <span id={label} className={styles.label}>
        <Trans>Logo</Trans>
      </span>
      <div className={styles.logo}>
        {image ? <img src={image} alt={t`The present logo`} /> : <Trans>There is no logo</Trans>}
      </div>
      <div className={styles.line}>
        <input ref={input} type="file" accept={LOGO_ACCEPT} aria-label={t`Logo file`} />
        <Button size="sm" icon={UploadIcon} isBusy={isBusy} busyLabel={t`Saving…`} onPress={take}>
          <Trans>Upload</Trans>
        </Button>
        {image && (
          <Button size="sm" icon={DeleteIcon} isDisabled={isBusy} onPress={() => void remove()}>
            <Trans>Delete logo</Trans>
          </Button>
        )}
      </div>
      {fault === 'none-selected' && (
        <Notice tone="danger" variant="inline">
          <Trans>No file selected</Trans>
        </Notice>
      )}
      {(fault === 'wrong-type' || refusal !== undefined) && (
        <Notice tone="danger" variant="inline">
          {fault === 'wrong-type' ? (
            <Trans>The file type is not supported: use .bmp, .jpg, .jpeg, .png or .gif</Trans>
          ) : (
            refusal
          )}
        </Notice>
      )}
    </fieldset>
  );
}
