import type { JSX, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './typography.module.css';

interface ProseBase {
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
}

/** Text to read: elements, or markup that has been sanitised. */
export type ProseProps = ProseBase &
  (
    | { readonly children: ReactNode; readonly html?: undefined }
    | { readonly html: string | TrustedHTML; readonly children?: undefined }
  );

/** Running text: serif, with a comfortable line length and line height. */
export function Prose({ html, children, lang, className }: ProseProps): JSX.Element {
  const look = { className: classNames(styles.prose, className), lang };
  if (html === undefined) return <div {...look}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows markup; sanitising it is the caller's duty and part of the type's contract.
  return <div {...look} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
