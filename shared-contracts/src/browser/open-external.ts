/** Schemes that another program opens: a new tab would stay empty. */
const OF_PROGRAMS = /^(?:mailto|tel):/i;

/** Opens an external address as `NavigationPort.openExternal` promises. */
export function openExternal(url: string): void {
  if (!OF_PROGRAMS.test(url)) return void window.open(url, '_blank', 'noopener,noreferrer');
  const link = document.createElement('a');
  link.href = url;
  link.click();
}
