import { type Step, UNFIT } from './schema.contract.ts';

/** A step that a value passes or fails. */
const passing = (fits: (value: never) => boolean): Step => ({
  read: (value) => (fits(value as never) ? value : UNFIT),
});

interface Long {
  readonly length: number;
}

export const check = (requirement: (value: never) => boolean): Step => passing(requirement);
export const finite = (): Step => passing(Number.isFinite);
export const integer = (): Step => passing(Number.isInteger);
export const length = (wanted: number): Step => passing((value: Long) => value.length === wanted);
export const nonEmpty = (): Step => passing((value: Long) => value.length > 0);
export const maxLength = (most: number): Step => passing((value: Long) => value.length <= most);
export const regex = (pattern: RegExp): Step => passing((value: string) => pattern.test(value));
export const minValue = (least: number): Step => passing((value: number) => value >= least);
export const maxValue = (most: number): Step => passing((value: number) => value <= most);

export const transform = (read: (value: never) => unknown): Step => ({
  read: (value) => read(value as never),
});
export const trim = (): Step => transform((text: string) => text.trim());
