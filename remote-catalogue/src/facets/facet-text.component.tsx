import type { FacetName } from '@leeszaal/shared-contracts';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import styles from './facets.module.css';

interface FacetTextProps {
  readonly facet: FacetName;
  readonly label: string;
  readonly onEnter: (facet: FacetName, text: string) => void;
}

/** Adds a typed value to a facet. */
export const FacetText = memo(function FacetText({ facet, label, onEnter }: FacetTextProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <form
      className={styles.free}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(facet, text);
        setText('');
      }}
    >
      <TextField
        label={label}
        isLabelHidden
        placeholder={t`Other…`}
        value={text}
        onChange={setText}
      />
      <IconButton type="submit" label={t`Add`} icon={PlusIcon} isDisabled={text.trim() === ''} />
    </form>
  );
});
