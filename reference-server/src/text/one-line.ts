/** Text for a place of one line: what a catalogue record holds can have line breaks. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
