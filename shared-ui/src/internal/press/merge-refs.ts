import type { Ref, RefCallback } from 'react';

/** One ref for several. */
export function mergeRefs<T>(...refs: readonly (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    const ends = refs.map((ref) => attach(ref, element));
    return () => {
      for (const end of ends) end();
    };
  };
}

function attach<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(element);
    return () => (typeof end === 'function' ? end() : void ref(null));
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
