import { type BackAction, hasRole } from '@leeszaal/shared-contracts';
import { Badge } from '@leeszaal/shared-ui/badge';
import { Button } from '@leeszaal/shared-ui/button';
import { BackIcon, BasketIcon, BookshelfIcon } from '@leeszaal/shared-ui/icon';
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
import { useNavigation } from '../navigation/use-navigation.ts';
import type { RouteName } from '../routing/routes.ts';
import {
  basketAtom,
  hasShopAtom,
  headerBackAtom,
  headerSlotAtom,
  headerTitleAtom,
  portalAtom,
} from '../state/atoms.ts';
import { BasketAnnouncement } from './basket-announcement.component.tsx';
import styles from './header.module.css';
import { Wordmark } from './wordmark.component.tsx';

interface HeaderProps {
  readonly routeName: RouteName | undefined;
  readonly actions: UserMenuActions & { readonly goHome: () => void };
}

/** The bar at the top of every screen (`docs/behaviour.md` C2). */
export function Header({ routeName, actions }: HeaderProps) {
  const { t } = useLingui();
  const back = useAtomValue(headerBackAtom);
  const title = useAtomValue(headerTitleAtom);
  const isReader = routeName === 'reader';
  return (
    <header className={styles.header} data-route={routeName}>
      <div className={styles.start}>
        <Wordmark goHome={actions.goHome} />
        {routeName === 'home' && <EnvironmentLabel />}
        {back && <BackButton {...back} />}
        {isReader && title && (
          <h1 className={styles.title} title={title} dir="auto">
            {title}
          </h1>
        )}
      </div>
      <Slot />
      <nav className={styles.end} aria-label={t`Account`}>
        <InfoTextButton />
        <ShelfButton />
        <BasketButton />
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

function ShelfButton() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const portal = useAtomValue(portalAtom);
  if (portal.kind !== 'ready' || !hasRole(portal.session.role, 'user')) return null;
  return (
    <IconButton
      label={t`Bookshelves`}
      icon={BookshelfIcon}
      onPress={() => navigation.navigate('/bookshelf')}
    />
  );
}

/** Shown to people who may open the basket (`docs/decisions.md` 6). */
function BasketButton() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const portal = useAtomValue(portalAtom);
  const hasShop = useAtomValue(hasShopAtom);
  const count = useAtomValue(basketAtom).length;
  if (portal.kind !== 'ready' || !hasShop || !hasRole(portal.session.role, 'admin')) return null;
  return (
    <>
      <IconButton
        label={t`Shopping basket`}
        icon={BasketIcon}
        badge={count > 0 ? <Badge>{count}</Badge> : undefined}
        onPress={() => navigation.navigate('/shop/basket')}
      />
      <BasketAnnouncement count={count} />
    </>
  );
}
