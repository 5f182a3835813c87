import type { ConformanceTest } from './expectation.contract.ts';
import { shown, test, unsupported } from './steps.ts';

const NO_OVERLAYS = 'No media overlay is played; the text of such a book is shown without it.';

const PLAYED = [
  'audio',
  'audio-exceeding-clipend',
  'audio-no-clipbegin',
  'audio-no-clipend',
  'css',
  'navigation',
  'support_xhtml',
  'support_xhtml-fxl',
  'support_xhtml-load',
  'support_xhtml-load-fxl',
  'support_xhtml-load-next',
  'support_xhtml-load-next-fxl',
  'timing-synchronization',
  'timing-synchronization_fxl',
  'timing-synchronization_multiple_audio',
  'timing-synchronization_multiple_audio-fxl',
  'timing-synchronization_svg',
  'timing-synchronization_svg-fxl',
  'tts_multi',
  'tts_single',
];

/** Audio narration synchronised with the text. */
export const MEDIA_OVERLAYS: readonly ConformanceTest[] = [
  ...PLAYED.map((name) => unsupported(`mol-${name}`, 'must', NO_OVERLAYS)),
  // A reader without media overlays must ignore them.
  test('mol-ignore', 'must', shown('body')),
];
