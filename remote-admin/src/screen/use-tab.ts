import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'tab';

/**
 * The tab that is shown, as state in the address: who loads the page anew, or comes back to it, finds it again.
 * Going from one to another is no step of the history.
 *
 * @param tabs those that there are; the first one is shown where the address names none of them
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
