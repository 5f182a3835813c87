import { useAtomValue } from 'jotai';
import { useConfig } from '../config/use-config.ts';
import { headerTitleAtom } from '../state/atoms.ts';

/** The tab's title: what is shown, then the product. */
export function DocumentTitle() {
  const { productName } = useConfig();
  const title = useAtomValue(headerTitleAtom);
  return <title>{title ? `${title} – ${productName}` : productName}</title>;
}
