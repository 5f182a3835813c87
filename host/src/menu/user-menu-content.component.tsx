import {
  hasRole,
  LANGUAGE_NAMES,
  type Language,
  type LanguagePort,
  type Session,
} from '@leeszaal/shared-contracts';
import {
  InfoIcon,
  LanguageIcon,
  LockIcon,
  LogOutIcon,
  OrganisationIcon,
  ShieldIcon,
} from '@leeszaal/shared-ui/icon';
import {
  AnchoredMenu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  SubMenu,
} from '@leeszaal/shared-ui/menu';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { useConfig } from '../config/use-config.ts';
import { addressWith } from '../navigation/address-with.ts';
import { useNavigation } from '../navigation/use-navigation.ts';
import { languageAtom, portalAtom } from '../state/atoms.ts';
import { entriesAtom, entryLabel } from './entries.ts';
import { entryIcon } from './entry-icon.ts';
import { Flag } from './flag.component.tsx';
import styles from './menu.module.css';

/** The actions of the user menu. */
export interface UserMenuActions {
  readonly language: Pick<LanguagePort, 'available'> & {
    choose(language: Language): Promise<void>;
  };
  /** Reloads the portal with another client; false when that fails. */
  switchClient(ref: string): Promise<boolean>;
  logout(): Promise<void>;
}

interface UserMenuContentProps {
  readonly actions: UserMenuActions;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onAbout: () => void;
}

/** The entries of the user menu, by role and available choices (`docs/behaviour.md` C2). */
export default function UserMenuContent({ actions, onAbout, ...anchor }: UserMenuContentProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const state = useAtomValue(portalAtom);
  const { passwordUrl, secondFactorUrl } = useConfig();
  const language = useAtomValue(languageAtom);
  const entries = useAtomValue(entriesAtom).filter(({ places }) => places.includes('menu'));
  if (state.kind !== 'ready') return null;
  const { session } = state;
  const isUser = hasRole(session.role, 'user');
  const openPage = (page: string) => location.assign(addressWith(page, { lang: language }));
  return (
    <AnchoredMenu
      {...anchor}
      label={t`Menu`}
      header={isUser && session.user ? <Person session={session} /> : undefined}
    >
      <Clients session={session} actions={actions} triggerRef={anchor.triggerRef} />
      <Languages language={actions.language} />
      <MenuSeparator />
      {entries.map((entry) => (
        <MenuItem
          key={entry.path}
          id={entry.path}
          icon={entryIcon(entry.icon)}
          onAction={() => navigation.navigate(entry.path)}
        >
          {entryLabel(entry, language)}
        </MenuItem>
      ))}
      <MenuItem id="about" icon={InfoIcon} onAction={onAbout}>
        {t`About`}
      </MenuItem>
      {session.user && passwordUrl !== undefined && (
        <MenuItem id="password" icon={LockIcon} onAction={() => openPage(passwordUrl)}>
          {t`Change password`}
        </MenuItem>
      )}
      {session.user && secondFactorUrl !== undefined && (
        <MenuItem id="second-factor" icon={ShieldIcon} onAction={() => openPage(secondFactorUrl)}>
          {t`Two-factor authentication`}
        </MenuItem>
      )}
      {(!session.publicLibrary || session.user) && (
        <MenuItem id="logout" icon={LogOutIcon} onAction={() => void actions.logout()}>
          {t`Log out`}
        </MenuItem>
      )}
    </AnchoredMenu>
  );
}

function Person({ session: { user } }: { readonly session: Session }) {
  return (
    <div className={styles.person}>
      <strong>{user?.name.full}</strong>
      {user?.email && <span>{user.email}</span>}
    </div>
  );
}

interface ClientsProps extends Pick<UserMenuContentProps, 'actions' | 'triggerRef'> {
  readonly session: Session;
}

function Clients({ session: { client }, actions, triggerRef }: ClientsProps) {
  const { t } = useLingui();
  const { current } = client;
  const switchTo = async (ref: string) => {
    // The menu has closed, so keyboard focus returns to its button after the message.
    if (!(await actions.switchClient(ref))) triggerRef.current?.querySelector('button')?.focus();
  };
  const others = client.switch.filter((entry) => entry.ref !== current.ref);
  if (others.length === 0) {
    return (
      <MenuItem id="client" icon={OrganisationIcon} isDisabled>
        {current.name}
      </MenuItem>
    );
  }
  return (
    <SubMenu label={t`Library`} value={current.name} icon={OrganisationIcon}>
      <MenuSection
        label={t`Library`}
        selectedKey={current.ref}
        onSelectionChange={(ref) => {
          if (ref !== current.ref) void switchTo(ref);
        }}
      >
        {[current, ...others].map(({ ref, name }) => (
          <MenuItem key={ref} id={ref}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
    </SubMenu>
  );
}

function Languages({ language }: Pick<UserMenuActions, 'language'>) {
  const { t } = useLingui();
  const current = useAtomValue(languageAtom);
  const available = language.available();
  if (available.length < 2) return null;
  return (
    <SubMenu label={t`Language`} value={<LanguageName language={current} />} icon={LanguageIcon}>
      <MenuSection
        label={t`Language`}
        selectedKey={current}
        onSelectionChange={(chosen) => void language.choose(chosen as Language)}
      >
        {available.map((each) => (
          <MenuItem key={each} id={each} lang={each} textValue={LANGUAGE_NAMES[each]}>
            <LanguageName language={each} />
          </MenuItem>
        ))}
      </MenuSection>
    </SubMenu>
  );
}

function LanguageName({ language }: { readonly language: Language }) {
  return (
    <span className={styles.language}>
      <Flag language={language} />
      {LANGUAGE_NAMES[language]}
    </span>
  );
}
