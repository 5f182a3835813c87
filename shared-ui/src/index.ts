/*
 * Everything at once. Prefer importing by folder: it says what a file needs, and what is loaded later
 * stays apart by itself.
 */
export * from './badge/index.ts';
export * from './blocking-spinner/index.ts';
export * from './button/index.ts';
export * from './checkbox/index.ts';
export * from './chip/index.ts';
export * from './cover/index.ts';
export * from './date/index.ts';
export * from './dialog/index.ts';
export * from './disclosure/index.ts';
export * from './empty-state/index.ts';
export * from './icon/index.ts';
export * from './icon-button/index.ts';
export type { Tone } from './internal/tone.ts';
export * from './keep-focus/index.ts';
export * from './layout/index.ts';
export * from './link/index.ts';
export * from './locale/index.ts';
export * from './menu/index.ts';
export * from './notice/index.ts';
export * from './overlay-root/index.ts';
export * from './popover/index.ts';
export * from './progress-bar/index.ts';
export * from './radio-group/index.ts';
export * from './search-field/index.ts';
export * from './select/index.ts';
export * from './side-panel/index.ts';
export * from './skeleton/index.ts';
export * from './spinner/index.ts';
export * from './surface/index.ts';
export * from './switch/index.ts';
export * from './tabs/index.ts';
export * from './tag/index.ts';
export * from './text-field/index.ts';
export * from './toast/index.ts';
export * from './toolbar/index.ts';
export * from './tooltip/index.ts';
export * from './tree/index.ts';
export * from './typography/index.ts';
export * from './use-is-mobile/index.ts';
export * from './visually-hidden/index.ts';
