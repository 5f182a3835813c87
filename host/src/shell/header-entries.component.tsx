import { Badge } from '@leeszaal/shared-ui/badge';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useAtomValue } from 'jotai';
import { entriesAtom, entryLabel, type ShownEntry } from '../menu/entries.ts';
import { entryIcon } from '../menu/entry-icon.ts';
import { useNavigation } from '../navigation/use-navigation.ts';
import { basketAtom, languageAtom } from '../state/atoms.ts';
import { BasketAnnouncement } from './basket-announcement.component.tsx';

/** The buttons of the screens that the registry lists in the header (`docs/decisions.md` 6, 94). */
export function HeaderEntries() {
  return useAtomValue(entriesAtom)
    .filter(({ places }) => places.includes('header'))
    .map((entry) => <EntryButton key={entry.path} entry={entry} />);
}

function EntryButton({ entry }: { readonly entry: ShownEntry }) {
  const navigation = useNavigation();
  const language = useAtomValue(languageAtom);
  const count = useAtomValue(basketAtom).length;
  const isBasket = entry.badge === 'basket';
  return (
    <>
      <IconButton
        label={entryLabel(entry, language)}
        icon={entryIcon(entry.icon)}
        badge={isBasket && count > 0 ? <Badge>{count}</Badge> : undefined}
        onPress={() => navigation.navigate(entry.path)}
      />
      {isBasket && <BasketAnnouncement count={count} />}
    </>
  );
}
