import type { JSX, ReactNode } from 'react';
import {
  MenuItem as AriaItem,
  MenuSection as AriaSection,
  type Key,
  Popover,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { CheckIcon, ChevronRightIcon, Icon, type IconType } from '../icon/index.ts';
import { useIsMobile } from '../use-is-mobile/index.ts';
import { MenuList } from './menu.component.tsx';
import styles from './menu.module.css';

export interface MenuItemProps {
  readonly id: string;
  readonly icon?: IconType | undefined;
  readonly onAction?: () => void;
  readonly isDisabled?: boolean;
  /** For typeahead, if the content is not plain text. */
  readonly textValue?: string;
  readonly lang?: string;
  /** The item's accessible name. */
  readonly children: ReactNode;
}

/** An action; in a section, an option. */
export function MenuItem({ icon, textValue, children, ...rest }: MenuItemProps): JSX.Element {
  const text = textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <AriaItem {...rest} {...(text !== undefined && { textValue: text })} className={styles.item}>
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={styles.check}>{isSelected && <Icon of={CheckIcon} size="sm" />}</span>
          )}
          {icon && <Icon of={icon} size="sm" className={styles.icon} />}
          <span className={styles.text}>{children}</span>
        </>
      )}
    </AriaItem>
  );
}

export interface MenuSectionProps {
  /** Read by screen readers. */
  readonly label: string;
  readonly selectedKey: string;
  readonly onSelectionChange: (id: string) => void;
  readonly children: ReactNode;
}

/** A group of options, of which one is selected. */
export function MenuSection({
  label,
  selectedKey,
  onSelectionChange,
  children,
}: MenuSectionProps): JSX.Element {
  return (
    <AriaSection
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selectedKey]}
      onSelectionChange={(keys: 'all' | Set<Key>) => {
        for (const key of keys === 'all' ? [] : keys) onSelectionChange(String(key));
      }}
      className={styles.section}
    >
      {children}
    </AriaSection>
  );
}

export interface SubMenuProps {
  readonly label: string;
  readonly icon?: IconType | undefined;
  /** The current value, beside the label. */
  readonly value?: ReactNode;
  readonly children: ReactNode;
}

/** An item that opens a submenu. */
export function SubMenu({ label, icon, value, children }: SubMenuProps): JSX.Element {
  // A small screen has no room beside the item, on either side.
  const place = useIsMobile()
    ? ({ placement: 'bottom end', offset: 2 } as const)
    : ({ placement: 'end top', offset: 2, crossOffset: -5 } as const);
  return (
    <SubmenuTrigger>
      <AriaItem textValue={label} className={styles.item}>
        {icon && <Icon of={icon} size="sm" className={styles.icon} />}
        <span className={styles.text}>{label}</span>
        {value !== undefined && <span className={styles.end}> {value}</span>}
        <Icon of={ChevronRightIcon} size="sm" className={styles.chevron} />
      </AriaItem>
      <Popover className={styles.popover} {...place}>
        <MenuList label={label}>{children}</MenuList>
      </Popover>
    </SubmenuTrigger>
  );
}

/** A line between items. */
export function MenuSeparator(): JSX.Element {
  return <Separator className={styles.separator} />;
}
