import { LOGO_LIMIT } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { DeleteIcon, ImageIcon, UploadIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { usePicture } from '@leeszaal/shared-ui/use-picture';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useRef, useState } from 'react';
import { LOGO_ACCEPT, type LogoFault, logoFault } from './logo-file.ts';
import styles from './settings.module.css';
import { useLogo } from './use-logo.ts';

/** Shows the logo at its size in the header; uploads another, or deletes it. */
export function LogoField() {
  const { t } = useLingui();
  const { isStored, image, isBusy, refusal, upload, remove } = useLogo();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<LogoFault>();
  const [offered, setOffered] = useState<File>();
  const [isDeleting, setDeleting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const label = useId();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setFault(chosen && logoFault(chosen));
    // Without this, choosing the same file again would raise no event.
    if (input.current) input.current.value = '';
  };
  const submit = async () => {
    const found = logoFault(file);
    setFault(found);
    setOffered(file);
    if (file && !found && (await upload(file))) choose(undefined);
  };
  const deleteLogo = async (button: Element) => {
    setDeleting(true);
    const isGone = await remove();
    // The button is removed with the logo: move its focus to the next control, unless the user has
    // moved it.
    const { activeElement, body } = document;
    if (isGone && (activeElement === button || activeElement === body)) chooser.current?.focus();
    setDeleting(false);
  };
  const shown = fault ? undefined : file;
  const [preview] = usePicture(useMemo(() => shown && (async () => shown), [shown]));
  return (
    <fieldset className={styles.field} aria-labelledby={label}>
      <span id={label} className={styles.label}>
        <Trans>Logo</Trans>
      </span>
      <StoredLogo
        isStored={isStored}
        image={image}
        isDeleting={isDeleting}
        isDisabled={isBusy && !isDeleting}
        onDelete={(button) => void deleteLogo(button)}
      />
      {/* The browser's own control has the browser's language, not the interface's. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={LOGO_ACCEPT}
        aria-label={t`Logo file`}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <div className={styles.line}>
        <Button ref={chooser} size="sm" icon={ImageIcon} onPress={() => input.current?.click()}>
          <Trans>Choose an image</Trans>
        </Button>
        {file && (
          <span className={styles.chosen}>
            {preview?.kind === 'loaded' && (
              <Preview key={preview.address} address={preview.address} />
            )}
            {file.name}
          </span>
        )}
        <Button
          size="sm"
          icon={UploadIcon}
          isBusy={isBusy && !isDeleting}
          busyLabel={t`Saving…`}
          isDisabled={isDeleting}
          onPress={() => void submit()}
        >
          <Trans>Upload</Trans>
        </Button>
      </div>
      {/* A refusal applies only to the file that was offered. */}
      <LogoFaultNotice fault={fault ?? (offered === file ? refusal : undefined)} />
    </fieldset>
  );
}

interface StoredLogoProps {
  readonly isStored: boolean;
  readonly image: string | undefined;
  readonly isDeleting: boolean;
  readonly isDisabled: boolean;
  readonly onDelete: (button: Element) => void;
}

/** The stored logo, and the button that deletes it. */
function StoredLogo({ isStored, image, isDeleting, isDisabled, onDelete }: StoredLogoProps) {
  const { t } = useLingui();
  return (
    <div className={styles.logo}>
      {image && <img src={image} alt={t`Current logo`} />}
      {!isStored && <Trans>There is no logo</Trans>}
      {isStored && (
        <Button
          size="sm"
          variant="quiet"
          icon={DeleteIcon}
          isBusy={isDeleting}
          busyLabel={t`Saving…`}
          isDisabled={isDisabled}
          onPress={({ target }) => onDelete(target)}
        >
          <Trans>Delete logo</Trans>
        </Button>
      )}
    </div>
  );
}

/** The picture in a file; nothing if the file holds none, whatever its name says. */
function Preview({ address }: { readonly address: string }) {
  const { t } = useLingui();
  const [isPicture, setPicture] = useState(true);
  if (!isPicture) return null;
  return <img src={address} alt={t`New logo`} onError={() => setPicture(false)} />;
}

function LogoFaultNotice({ fault }: { readonly fault: LogoFault | undefined }) {
  if (fault === undefined) return null;
  const megabytes = LOGO_LIMIT / 2 ** 20;
  return (
    <Notice tone="danger" variant="inline">
      {fault === 'none-selected' && <Trans>No file selected</Trans>}
      {fault === 'wrong-type' && (
        <Trans>The file type is not supported: use .bmp, .jpg, .jpeg, .png or .gif</Trans>
      )}
      {fault === 'too-large' && (
        <Trans>The file is too large: choose one of at most {megabytes} MB</Trans>
      )}
    </Notice>
  );
}
