import { expect } from '@jest/globals';
import { createOpeningReader, OPENING_TYPE, type OpeningPart } from '@leeszaal/shared-contracts';
import type { LightMyRequestResponse } from 'fastify';

/** A part of an opening and its answer. */
export interface Part {
  readonly part: OpeningPart;
  readonly answer: Buffer;
}

/** The parts of an answer that is an opening. */
export function partsOf({
  rawPayload,
  headers,
}: Pick<LightMyRequestResponse, 'rawPayload' | 'headers'>): readonly Part[] {
  expect(headers['content-type']).toBe(OPENING_TYPE);
  expect(headers['cache-control']).toBe('no-store');
  const parts: Part[] = [];
  createOpeningReader((part, answer) => parts.push({ part, answer: Buffer.from(answer) }))(
    rawPayload,
  );
  return parts;
}
