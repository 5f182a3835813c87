import { DEFAULT_ACCENT } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { useTypedSetting } from '../draft/use-typed-setting.ts';
import { AccentCheck } from './accent-check.component.tsx';
import styles from './presentation.module.css';
import { hexFault, readHex } from './read-hex.ts';

/** The colour of controls and links, and how legible it is (`docs/decisions.md` 107). */
export function AccentField({ draft }: { readonly draft: SettingsDraft }) {
  const { t, i18n } = useLingui();
  const label = useId();
  const { text, change, refused, isLeft, onBlur } = useTypedSetting(draft, 'accentColour', readHex);
  const stored = readHex(draft.shown('accentColour') ?? '');
  // A stored colour may be none that a browser knows.
  const colour = stored.kind === 'value' ? stored.value : DEFAULT_ACCENT;
  const isDefault = colour === DEFAULT_ACCENT && refused === undefined;
  const faultText = () => {
    switch (refused === undefined ? undefined : hexFault(refused)) {
      case undefined:
        return undefined;
      case 'signs':
        return t`Use the digits 0 to 9 and the letters a to f only`;
      case 'long':
        return t`Enter # and six digits only`;
      case 'short':
        return isLeft ? t`Enter # and six digits, such as ${DEFAULT_ACCENT}` : undefined;
    }
  };
  return (
    <fieldset className={styles.group} aria-labelledby={label}>
      <span id={label} className={styles.label}>
        {i18n._(SETTING_NAMES.accentColour)}
      </span>
      <div className={styles.colour}>
        <input
          type="color"
          className={styles.picker}
          aria-label={t`Choose a colour`}
          value={colour}
          onChange={(event) => change(event.target.value)}
        />
        <TextField
          className={styles.hex}
          label={t`As a number`}
          placeholder={DEFAULT_ACCENT}
          autoComplete="off"
          value={text}
          onChange={change}
          onBlur={onBlur}
          errorMessage={faultText()}
        />
        <Button
          size="sm"
          className={styles.beside}
          disabledReason={isDefault ? t`The default colour is in use` : undefined}
          onPress={() => change('')}
        >
          <Trans>Use the default colour</Trans>
        </Button>
      </div>
      <AccentCheck colour={colour} />
    </fieldset>
  );
}
