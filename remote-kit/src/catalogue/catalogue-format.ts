import { formatter } from '@lingui/format-po';

/** The language of the messages in the source code. */
export const sourceLanguage = 'en';

/** How a catalogue is written: without line numbers, so that only its messages make a difference. */
export const catalogueFormat: ReturnType<typeof formatter> = formatter({ lineNumbers: false });
