import {
  Children,
  cloneElement,
  createContext,
  createElement,
  createPortal as createOrdinaryPortal,
  Fragment,
  forwardRef,
  isValidElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'preact/compat';

/*
 * The replacement of `react` and `react-dom` in the build of the embed. A script, because the types of Preact forbid
 * `export *`; only the bundler reads it.
 */
export * from 'preact/compat';

let made = 0;

/**
 * An identifier that no other root has: Preact counts in each root alone, and the reader and its messages are two roots
 * of one shadow root.
 */
export function useId() {
  const [id] = useState(() => {
    made += 1;
    return `lz-${made}`;
  });
  return id;
}

/**
 * A portal, also into the document of a list of react-aria. That document is not one of the browser: its elements have
 * what React needs of an element, and get here what Preact needs.
 */
export function createPortal(children, container) {
  const { ownerDocument } = container;
  ownerDocument.createElementNS ??= (_namespace, type) =>
    Object.assign(ownerDocument.createElement(type), { nodeType: Node.ELEMENT_NODE, remove });
  return createOrdinaryPortal(children, container);
}

function remove() {
  this.parentNode?.removeChild(this);
}

export default {
  Children,
  cloneElement,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  isValidElement,
  useEffect,
  useId,
  useInsertionEffect: useLayoutEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  version,
};
