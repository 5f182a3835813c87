/** What a message or mark says about its subject; always told in words or by an icon as well. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
