import type { JSX, ReactNode } from 'react';
import {
  MenuItem as AriaItem,
  MenuSection as AriaSection,
  Header,
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
  readonly description?: ReactNode;
  /** Content at the end of the line: a shortcut or a mark. */
  readonly end?: ReactNode;
  /** Makes the item a link. */
  readonly href?: string;
  readonly onAction?: () => void;
  readonly isDisabled?: boolean;
  readonly tone?: 'default' | 'danger';
  /** For typeahead, if the content is not plain text. */
  readonly textValue?: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** The whole content is the item's accessible name. */
function ItemContent({
  icon,
  description,
  end,
  children,
}: Pick<MenuItemProps, 'icon' | 'description' | 'end' | 'children'>): JSX.Element {
  return (
    <>
      {icon && <Icon of={icon} size="sm" className={styles.icon} />}
      <span className={styles.text}>
        {children}
        {description !== undefined && <span className={styles.description}> {description}</span>}
      </span>
      {end !== undefined && <span className={styles.end}> {end}</span>}
    </>
  );
}

/** An action; in a section with a selection mode, an option. */
export function MenuItem({
  icon,
  description,
  end,
  tone = 'default',
  textValue,
  children,
  ...rest
}: MenuItemProps): JSX.Element {
  const text = textValue ?? (typeof children === 'string' ? children : undefined);
  return (
    <AriaItem
      {...rest}
      {...(text !== undefined && { textValue: text })}
      className={styles.item}
      data-tone={tone}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={styles.check}>{isSelected && <Icon of={CheckIcon} size="sm" />}</span>
          )}
          <ItemContent icon={icon} description={description} end={end}>
            {children}
          </ItemContent>
        </>
      )}
    </AriaItem>
  );
}

interface SectionBase {
  /** Shown above the items; with `isLabelHidden` only read by screen readers. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly children: ReactNode;
}

/** A section contains either actions, or options of which one or several are selected. */
export type MenuSectionProps = SectionBase &
  (
    | { readonly selectionMode?: undefined }
    | {
        readonly selectionMode: 'single' | 'multiple';
        readonly selectedKeys: readonly string[];
        readonly onSelectionChange: (ids: readonly string[]) => void;
      }
  );

/** A group of items. */
export function MenuSection(props: MenuSectionProps): JSX.Element {
  const { label, isLabelHidden = false, children } = props;
  const selection =
    props.selectionMode === undefined
      ? {}
      : {
          selectionMode: props.selectionMode,
          selectedKeys: props.selectedKeys,
          disallowEmptySelection: props.selectionMode === 'single',
          onSelectionChange: (keys: 'all' | Set<Key>) =>
            props.onSelectionChange(keys === 'all' ? [] : [...keys].map(String)),
        };
  return (
    <AriaSection
      {...selection}
      {...(isLabelHidden && { 'aria-label': label })}
      className={styles.section}
    >
      {!isLabelHidden && <Header className={styles.sectionLabel}>{label}</Header>}
      {children}
    </AriaSection>
  );
}

export interface SubMenuProps {
  readonly id?: string;
  readonly label: string;
  readonly icon?: IconType | undefined;
  /** The current value, beside the label. */
  readonly value?: ReactNode;
  readonly onAction?: (id: string) => void;
  /** The children of a `Menu`. */
  readonly children: ReactNode;
}

/** An item that opens a submenu. */
export function SubMenu({ id, label, icon, value, onAction, children }: SubMenuProps): JSX.Element {
  // A small screen has no room beside the item, on either side.
  const place = useIsMobile()
    ? ({ placement: 'bottom end', offset: 2 } as const)
    : ({ placement: 'end top', offset: 2, crossOffset: -5 } as const);
  return (
    <SubmenuTrigger>
      <AriaItem {...(id !== undefined && { id })} textValue={label} className={styles.item}>
        <ItemContent icon={icon} end={value}>
          {label}
        </ItemContent>
        <Icon of={ChevronRightIcon} size="sm" className={styles.chevron} />
      </AriaItem>
      <Popover className={styles.popover} {...place}>
        <MenuList label={label} {...(onAction !== undefined && { onAction })}>
          {children}
        </MenuList>
      </Popover>
    </SubmenuTrigger>
  );
}

/** A line between items. */
export function MenuSeparator(): JSX.Element {
  return <Separator className={styles.separator} />;
}
