import { useHost } from '@leeszaal/remote-kit/react';
import { endpoints, type Suggestion } from '@leeszaal/shared-contracts';
import { useEffect, useState } from 'react';

/** Milliseconds without a key before a request. */
const PAUSE = 120;
/** A single letter has no suggestions. */
const LEAST_LETTERS = 2;
/** A longer text is no beginning of a title or name. */
const MOST_LETTERS = 200;

const NONE: readonly Suggestion[] = [];

/**
 * The server's suggestions for what is being typed. While a request runs, the last ones stay. Without a network, or
 * after a failure, there are none: no person has asked for them.
 */
export function useFoundSuggestions(text: string, isWanted: boolean): readonly Suggestion[] {
  const { http } = useHost();
  const [found, setFound] = useState(NONE);
  const typed = text.trim();
  const isAsked = isWanted && typed.length >= LEAST_LETTERS && typed.length <= MOST_LETTERS;
  useEffect(() => {
    if (!isAsked) {
      setFound(NONE);
      return undefined;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const ask = async (): Promise<readonly Suggestion[]> => {
      if (!navigator.onLine) return NONE;
      const body = { text: typed };
      return http.call(endpoints.getSuggestions, { body }, { signal, onNetworkFailure: 'throw' });
    };
    const timer = setTimeout(() => {
      ask()
        .catch(() => NONE)
        .then((answer) => {
          if (!signal.aborted) setFound(answer);
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [http, typed, isAsked]);
  return found;
}
