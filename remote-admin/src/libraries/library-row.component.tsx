import { useSession } from '@leeszaal/remote-kit/react';
import type { PortalClient } from '@leeszaal/shared-contracts';
import { Tag } from '@leeszaal/shared-ui/tag';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EntryTime } from '../audit/entry-time.component.tsx';
import styles from '../list/list.module.css';
import { RowFault } from '../list/row-fault.component.tsx';
import { useFormDialog } from '../sign-in/dialog/use-form-dialog.ts';
import { libraryFault } from './library-fault.ts';
import { LibraryMenu } from './library-menu.component.tsx';
import { RemoveLibrary } from './remove-library.component.tsx';
import { RenameLibrary } from './rename-library.component.tsx';
import type { Libraries } from './use-libraries.ts';
import { useLibraryActions } from './use-library-actions.ts';

interface LibraryRowProps {
  readonly library: PortalClient;
  readonly libraries: Libraries;
}

/** A library: its name, address and state, the number of its people, and what can be done with it. */
export function LibraryRow({ library, libraries }: LibraryRowProps) {
  const { client } = useSession();
  const actions = useLibraryActions(library, libraries);
  const renaming = useFormDialog(libraryFault);
  const [isRemoving, setRemoving] = useState(false);
  const { ref, name, email, isActive, people: total, exportedAt } = library;
  const isOwn = ref === client.current.ref;
  return (
    <li ref={actions.place} tabIndex={-1} data-library={ref}>
      <div className={styles.what}>
        <div className={styles.name}>
          <strong>{name}</strong> <Marks library={library} isOwn={isOwn} />
        </div>
        <small>{email === '' ? <Trans>No e-mail address</Trans> : email}</small>
        <small>
          <Plural value={total} one="# person" other="# people" />
          {!isActive && exportedAt !== null && (
            <>
              {' · '}
              <Trans>
                Data exported <EntryTime at={exportedAt} />
              </Trans>
            </>
          )}
        </small>
      </div>
      <LibraryMenu
        library={library}
        isOwn={isOwn}
        actions={actions}
        onRename={renaming.open}
        onRemove={() => setRemoving(true)}
      />
      <RowFault fault={actions.fault} className={styles.below} />
      <RenameLibrary
        library={library}
        isOwn={isOwn}
        libraries={libraries}
        dialog={renaming}
        onGone={actions.noteGone}
      />
      <RemoveLibrary
        name={name}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={actions.remove}
      />
    </li>
  );
}

/** The state of a library in words, and whether it is the own or the public one. */
function Marks({
  library: { isActive, isPublic },
  isOwn,
}: Pick<LibraryRowProps, 'library'> & {
  readonly isOwn: boolean;
}) {
  return (
    <>
      {!isActive && (
        <Tag tone="warning">
          <Trans>switched off</Trans>
        </Tag>
      )}
      {isPublic && (
        <Tag tone="info">
          <Trans>public library</Trans>
        </Tag>
      )}
      {isOwn && (
        <Tag tone="accent">
          <Trans>this library</Trans>
        </Tag>
      )}
    </>
  );
}
