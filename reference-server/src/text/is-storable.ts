/** Whether a database can hold a text: none holds a zero character, or half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
