import { listTree, type RichLine, type RichRun, type TextBlock } from '@leeszaal/shared-contracts';
import { Link } from '@leeszaal/shared-ui/link';
import { useLingui } from '@lingui/react/macro';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './info-text.module.css';

/** Renders rich text as elements, never as markup, so that text cannot become anything else. */
export function RichText({ lines }: { readonly lines: readonly RichLine[] }) {
  return <div className={styles.text}>{listTree(lines).map(blockOf)}</div>;
}

function blockOf(block: TextBlock, index: number): ReactNode {
  if (block.kind === 'line') {
    const { kind, runs, indent } = block.line;
    // The title of the sheet is a heading of level 2.
    const name = typeof kind === 'number' ? `h${Math.min(6, kind + 2)}` : 'p';
    const content = runs.length > 0 ? runs.map(runOf) : <br />;
    const look = { 'data-indent': indent || undefined, 'data-level': kind };
    return createElement(name, { key: index, ...look }, content);
  }
  return createElement(
    block.kind === 'ordered' ? 'ol' : 'ul',
    { key: index },
    block.items.map(({ line, inner }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
      <li key={at}>
        {line?.runs.map(runOf)}
        {inner.map(blockOf)}
      </li>
    )),
  );
}

function runOf({ text, bold, italic, underline, strike, link }: RichRun, index: number): ReactNode {
  let content: ReactNode = text;
  if (strike) content = <s>{content}</s>;
  if (underline) content = <u>{content}</u>;
  if (italic) content = <em>{content}</em>;
  if (bold) content = <strong>{content}</strong>;
  if (link !== undefined) content = <TextLink href={link}>{content}</TextLink>;
  return <Fragment key={index}>{content}</Fragment>;
}

function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { t } = useLingui();
  if (href.toLowerCase().startsWith('mailto:')) return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} isExternal externalLabel={t`(opens in a new tab)`}>
      {children}
    </Link>
  );
}
