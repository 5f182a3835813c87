import type { BackAction } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { BackIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Tag } from '@leeszaal/shared-ui/tag';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { useConfig } from '../config/use-config.ts';
import { InfoTextButton } from '../info-text/info-text-button.component.tsx';
import { UserMenu } from '../menu/user-menu.component.tsx';
import type { UserMenuActions } from '../menu/user-menu-content.component.tsx';
import type { PortalRoute } from '../routing/routes.ts';
import { headerBackAtom, headerSlotAtom, headerTitleAtom } from '../state/atoms.ts';
import styles from './header.module.css';
import { HeaderEntries } from './header-entries.component.tsx';
import { Wordmark } from './wordmark.component.tsx';

interface HeaderProps {
  readonly route: PortalRoute | undefined;
  readonly actions: UserMenuActions & { readonly goHome: () => void };
}

/** The bar at the top of every screen (`docs/behaviour.md` C2). */
export function Header({ route, actions }: HeaderProps) {
  const { t } = useLingui();
  const back = useAtomValue(headerBackAtom);
  const title = useAtomValue(headerTitleAtom);
  return (
    <header className={styles.header} data-shows-title={route?.showsTitle || undefined}>
      <div className={styles.start}>
        <Wordmark goHome={actions.goHome} />
        {route?.path === '/' && <EnvironmentLabel />}
        {back && <BackButton {...back} />}
        {route?.showsTitle && title && (
          <h1 className={styles.title} title={title} dir="auto">
            {title}
          </h1>
        )}
      </div>
      <Slot />
      <nav className={styles.end} aria-label={t`Account`}>
        <InfoTextButton />
        <HeaderEntries />
        <UserMenu actions={actions} />
      </nav>
    </header>
  );
}

/** The place for the header content of the current page. */
function Slot() {
  const place = useRef<HTMLDivElement>(null);
  const slot = useAtomValue(headerSlotAtom);
  useLayoutEffect(() => place.current?.replaceChildren(...(slot ? [slot] : [])), [slot]);
  return <div className={styles.slot} ref={place} />;
}

/** On home, the configured label of an environment that is not the real library. */
function EnvironmentLabel() {
  const { environmentLabel } = useConfig();
  if (environmentLabel === '') return null;
  return (
    <Tag tone="warning" className={styles.environment}>
      {environmentLabel}
    </Tag>
  );
}

function BackButton({ label, onPress }: BackAction) {
  const isMobile = useIsMobile();
  return isMobile ? (
    <IconButton label={label} icon={BackIcon} onPress={onPress} />
  ) : (
    <Button variant="quiet" icon={BackIcon} className={styles.back} onPress={onPress}>
      {label}
    </Button>
  );
}
