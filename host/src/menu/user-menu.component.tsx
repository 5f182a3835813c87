import { definePart } from '@leeszaal/remote-kit/parts';
import { UserIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useOpenHere } from '../navigation/use-open-here.ts';
import { usePart } from '../parts/use-part.ts';
import type { UserMenuActions } from './user-menu-content.component.tsx';

const contentPart = definePart(
  async () => (await import('./user-menu-content.component.tsx')).default,
);
const aboutPart = definePart(async () => (await import('./about-dialog.component.tsx')).default);

/** The menu at the end of the header. Its code loads when it first opens. */
export function UserMenu({ actions }: { readonly actions: UserMenuActions }) {
  const { t } = useLingui();
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useOpenHere();
  const [isAboutOpen, setAboutOpen] = useOpenHere();
  const [wasOpened, setOpened] = useState(false);
  const Content = usePart(contentPart, wasOpened);
  const AboutDialog = usePart(aboutPart, wasOpened);
  return (
    <span ref={place}>
      <IconButton
        label={t`Menu`}
        icon={UserIcon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isBusy={(isOpen && !Content) || (isAboutOpen && !AboutDialog)}
        busyLabel={t`Loading…`}
        onPress={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {Content && (
        <Content
          actions={actions}
          triggerRef={place}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onAbout={() => setAboutOpen(true)}
        />
      )}
      {AboutDialog && isAboutOpen && <AboutDialog onClose={() => setAboutOpen(false)} />}
    </span>
  );
}
