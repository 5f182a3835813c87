import type { Segment } from '../../../../source/document-source.contract.ts';
import { type SanitisedSegment, sanitiseStages } from '../sanitise-segment.ts';

/** Sanitises a segment at once. */
export function sanitiseSegment(segment: Segment, root: string): SanitisedSegment {
  const work = sanitiseStages(segment, root);
  for (let stage = work.next(); ; stage = work.next()) if (stage.done) return stage.value;
}
