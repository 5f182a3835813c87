/** The meaning of a message or mark; also given by words or an icon. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
