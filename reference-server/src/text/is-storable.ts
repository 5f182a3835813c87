/** Whether a database can store a text: without zero characters and lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
