import type { Directive } from '../../../pdf/book-setter.ts';
import { bookTable, columnsOf } from './book-table.ts';

/** Saturation pressure of water vapour over water in hectopascals, by Magnus's formula. */
function saturation(celsius: number): number {
  return 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));
}

/** The dew point in degrees Celsius; humidity in per cent. */
export function dewPoint(celsius: number, humidity: number): number {
  const pressure = Math.log((saturation(celsius) * humidity) / 100 / 6.112);
  return (243.12 * pressure) / (17.62 - pressure);
}

/** Grams of water in a cubic metre of air. */
export function absoluteHumidity(celsius: number, humidity: number): number {
  return (216.7 * saturation(celsius) * (humidity / 100)) / (273.15 + celsius);
}

/** How long paper lasts, against 20 degrees and 50 per cent. */
export function relativeLifetime(celsius: number, humidity: number): number {
  return 2 ** ((20 - celsius) / 5) * (50 / humidity) ** 1.3;
}

const HUMIDITIES = [30, 35, 40, 45, 50, 55, 60, 65, 70, 80] as const;

const grid =
  (
    temperatures: readonly number[],
    value: (celsius: number, humidity: number) => string,
  ): Directive =>
  (setter) =>
    bookTable(setter, {
      columns: columnsOf(['°C', ...HUMIDITIES.map((humidity) => `${humidity}%`)], { left: 0 }),
      rows: temperatures.map((celsius) => [
        `**${celsius}**`,
        ...HUMIDITIES.map((humidity) => value(celsius, humidity)),
      ]),
      groups: 5,
    });

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);

const minus = (text: string): string => text.replace('-', '−');

/** Chapter 23: dew point, water in the air, lifetimes and light. */
export const airDirectives: Readonly<Record<string, Directive>> = {
  'dew-point': grid(steps(6, 30, 1), (celsius, humidity) =>
    minus(dewPoint(celsius, humidity).toFixed(1)),
  ),
  'absolute-humidity': grid(steps(6, 30, 1), (celsius, humidity) =>
    absoluteHumidity(celsius, humidity).toFixed(1),
  ),
  lifetime: grid(steps(4, 32, 2), (celsius, humidity) => {
    const life = relativeLifetime(celsius, humidity);
    return life >= 10 ? life.toFixed(0) : life.toFixed(life >= 1 ? 1 : 2);
  }),
  'light-doses': (setter) => {
    const levels = [50, 100, 150, 200, 300, 500, 750, 1000, 2000];
    bookTable(setter, {
      columns: columnsOf(['Days', ...levels.map((level) => `${level} lux`)], { left: 0 }),
      rows: [5, 10, 20, 30, 40, 60, 90, 120, 180, 240, 300, 365].map((days) => [
        `**${days}**`,
        ...levels.map((level) => {
          const dose = (level * days * 8) / 1000;
          return dose < 10 ? dose.toFixed(1) : dose.toFixed(0);
        }),
      ]),
      groups: 4,
    });
  },
};
