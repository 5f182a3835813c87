import * as v from 'valibot';
import { readData } from '../../read-data.ts';
import { autumnWood, resolution, withHare, withMole, withOwl } from './art/scenes-autumn.ts';
import {
  atTheCounter,
  pageOne,
  rollingHome,
  shipOfPages,
  singingMountain,
  underTheOak,
} from './art/scenes-reading.ts';
import {
  asleep,
  atTheWindow,
  broughtBack,
  firstSnow,
  littleNight,
  pagesOfWinter,
  readingTogether,
  spring,
  writingWinter,
} from './art/scenes-winter.ts';

/** The drawings, by the names that the file of the spreads uses. */
const SCENES = {
  atTheCounter,
  autumnWood,
  pageOne,
  resolution,
  rollingHome,
  shipOfPages,
  singingMountain,
  underTheOak,
  withHare,
  withMole,
  withOwl,
  asleep,
  atTheWindow,
  broughtBack,
  firstSnow,
  littleNight,
  pagesOfWinter,
  readingTogether,
  spring,
  writingWinter,
} as const;
type SceneName = keyof typeof SCENES;

const wordsSchema = v.strictObject({
  place: v.picklist(['top', 'middle', 'low']),
  tone: v.picklist(['dark', 'light']),
  text: v.string(),
});

const spreadSchema = v.strictObject({
  scene: v.picklist(Object.keys(SCENES) as SceneName[]),
  describes: v.string(),
  left: wordsSchema,
  right: wordsSchema,
});

/** The words of a page, their place, and whether they are dark or light. */
export type Words = v.InferOutput<typeof wordsSchema>;

/** A spread: its drawing, its description for people who can't see it, and the words of its pages. */
export interface Spread extends Omit<v.InferOutput<typeof spreadSchema>, 'scene'> {
  readonly draw: () => string;
}

/** The story of Egel, who wanted to see the winter: twenty spreads. */
export const SPREADS: readonly Spread[] = readData(
  new URL('spreads.json', import.meta.url),
  v.array(spreadSchema),
).map(({ scene, ...spread }) => ({ ...spread, draw: SCENES[scene] }));
