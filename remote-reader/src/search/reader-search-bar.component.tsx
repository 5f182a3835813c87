import { useHost } from '@leeszaal/remote-kit/react';
import { AdvancedIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Popover, PopoverTrigger } from '@leeszaal/shared-ui/popover';
import { RadioGroup } from '@leeszaal/shared-ui/radio-group';
import { SearchField } from '@leeszaal/shared-ui/search-field';
import { useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import type { DocumentSearch } from './use-document-search.ts';

interface ReaderSearchBarProps {
  /** The name of the landmark, for a page with several. */
  readonly name?: string | undefined;
  readonly search: DocumentSearch;
  /** Called when a search begins. */
  readonly onSearch: () => void;
}

/** The search field of the document, with the choice between words and a sentence. */
export function ReaderSearchBar({ name, search, onSearch }: ReaderSearchBarProps) {
  const { t } = useLingui();
  return (
    <search aria-label={name}>
      <SearchField
        label={t`Search in this document`}
        placeholder={t`Search in this document`}
        submitLabel={t`Search`}
        clearLabel={t`Clear`}
        value={search.typed}
        onChange={search.type}
        onSubmit={(text) => {
          if (search.ask(text) !== undefined) onSearch();
        }}
        isBusy={search.state.kind === 'loading'}
        after={<ModeButton search={search} />}
      />
    </search>
  );
}

/** The search bar in the host's header; nothing if the header has no slot. */
export function HeaderReaderSearchBar(props: ReaderSearchBarProps) {
  const slot = useHost().header.slot();
  return slot && createPortal(<ReaderSearchBar {...props} />, slot);
}

function ModeButton({ search: { mode, setMode } }: Pick<ReaderSearchBarProps, 'search'>) {
  const { t } = useLingui();
  return (
    <PopoverTrigger>
      <IconButton label={t`Advanced search`} icon={AdvancedIcon} />
      <Popover label={t`Advanced search`} closeLabel={t`Close`}>
        <RadioGroup
          label={t`Search for`}
          value={mode}
          onChange={setMode}
          options={[
            { id: 'words', label: t`Seperate words` },
            { id: 'phrase', label: t`Exact sentence` },
          ]}
        />
      </Popover>
    </PopoverTrigger>
  );
}
