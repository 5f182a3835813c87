import { useAtomValue } from 'jotai';
import { usePortal } from '../portal/use-portal.ts';
import { headerTitleAtom } from '../state/atoms.ts';

/** The tab's title: what is shown, then the product. */
export function DocumentTitle() {
  const { productName } = usePortal().config;
  const title = useAtomValue(headerTitleAtom);
  return <title>{title ? `${title} – ${productName}` : productName}</title>;
}
