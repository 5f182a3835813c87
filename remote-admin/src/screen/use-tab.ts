import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'tab';

/**
 * The selected tab, as state in the address: it survives a reload, and Back returns to it.
 * Selecting a tab adds no entry to the history.
 *
 * @param tabs the tabs that exist; the first is shown when the address names none of them
 */
export function useTab(tabs: readonly [string, ...string[]]): [string, (tab: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(PARAMETER);
  const shown = tabs.find((tab) => tab === named) ?? tabs[0];
  const show = (tab: string) => {
    const next = new URLSearchParams(parameters);
    if (tab === tabs[0]) next.delete(PARAMETER);
    else next.set(PARAMETER, tab);
    setParameters(next, { replace: true });
  };
  return [shown, show];
}
