import { useAtomValue } from 'jotai';
import { useConfig } from '../config/use-config.ts';
import { headerTitleAtom } from '../state/atoms.ts';

/** The title of the tab: the current screen, then the product. */
export function DocumentTitle() {
  const { productName } = useConfig();
  const title = useAtomValue(headerTitleAtom);
  return <title>{title ? `${title} – ${productName}` : productName}</title>;
}
