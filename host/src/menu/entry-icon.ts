import {
  BasketIcon,
  BookshelfIcon,
  DocumentIcon,
  type IconType,
  InfoIcon,
  ListIcon,
  MailIcon,
  SettingsIcon,
} from '@leeszaal/shared-ui/icon';

const ICONS = new Map<string, IconType>(
  Object.entries({
    basket: BasketIcon,
    bookshelf: BookshelfIcon,
    document: DocumentIcon,
    info: InfoIcon,
    list: ListIcon,
    mail: MailIcon,
    settings: SettingsIcon,
  }),
);

/** The icon of an entry by its name in the registry; the one of a document for an unknown name. */
export const entryIcon = (name: string): IconType => ICONS.get(name) ?? DocumentIcon;
