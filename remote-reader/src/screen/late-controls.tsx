import { definePart, type Part } from '@leeszaal/remote-kit/parts';
import { usePart } from '@leeszaal/remote-kit/use-part';
import type { ComponentType, ReactNode } from 'react';
import { withLaterMessages } from '../load-messages.ts';
import { PanelPlace } from '../panel/panel-place.component.tsx';
import { findingCode } from '../search/finding-code.ts';
import { ToolbarPlace } from '../toolbar/toolbar-place.component.tsx';

type Controls = typeof import('./controls.ts');

/** A control whose code loads when it is first rendered. */
interface LateControl<P> {
  readonly part: Part<P>;
  /** Keeps its space until then. */
  readonly place: (props: P) => ReactNode;
}

function lateControl<P>(
  choose: (controls: Controls) => ComponentType<P>,
  place: (props: P) => ReactNode = () => null,
): LateControl<P> {
  const load = async () => {
    // Searches begin in the controls. What fails is loaded again with the first one.
    findingCode.load().catch(() => undefined);
    return choose(await withLaterMessages(import('./controls.ts')));
  };
  return { part: definePart(load), place };
}

/** The controls around and over the page. All of them are in one chunk. */
export const CONTROLS = {
  commentPopup: lateControl((controls) => controls.CommentPopup),
  damageNotice: lateControl((controls) => controls.DamageNotice),
  firstPageFailed: lateControl((controls) => controls.FirstPageFailed),
  notOpened: lateControl((controls) => controls.NotOpened),
  notePopup: lateControl((controls) => controls.NotePopup),
  panel: lateControl(
    (controls) => controls.ReaderPanel,
    ({ tab }) => tab !== undefined && <PanelPlace />,
  ),
  placeNotice: lateControl((controls) => controls.PlaceNotice),
  searchBar: lateControl((controls) => controls.HeaderReaderSearchBar),
  toolbar: lateControl(
    (controls) => controls.Toolbar,
    ({ title }) => <ToolbarPlace title={title} />,
  ),
  wayBack: lateControl((controls) => controls.WayBack),
};

/** Loads the code of all controls before it is needed. A failure is silent: it loads again when a control renders. */
export function preloadControls(): void {
  for (const { part } of Object.values(CONTROLS)) part.load().catch(() => undefined);
}

interface LateProps<P> {
  readonly control: LateControl<P>;
  readonly props: P;
}

/** Renders a control once its code has loaded. */
export function Late<P extends object>({ control: { part, place }, props }: LateProps<P>) {
  const Control = usePart(part);
  return Control ? <Control {...props} /> : place(props);
}
