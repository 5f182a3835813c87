import { useHost, useHostLocation } from '@leeszaal/remote-kit/react';

const PARAMETER = 'tab';

/**
 * The selected tab, as state in the address: it survives a reload, and Back returns to it.
 * Selecting a tab adds no entry to the history.
 *
 * @param tabs the tabs that exist; the first is shown when the address names none of them
 */
export function useTab(tabs: readonly [string, ...string[]]): [string, (tab: string) => void] {
  const { navigation } = useHost();
  const { pathname, search } = useHostLocation();
  const parameters = new URLSearchParams(search);
  const named = parameters.get(PARAMETER);
  const shown = tabs.find((tab) => tab === named) ?? tabs[0];
  const show = (tab: string) => {
    const next = new URLSearchParams(parameters);
    if (tab === tabs[0]) next.delete(PARAMETER);
    else next.set(PARAMETER, tab);
    navigation.navigate(next.size > 0 ? `${pathname}?${next}` : pathname, { replace: true });
  };
  return [shown, show];
}
