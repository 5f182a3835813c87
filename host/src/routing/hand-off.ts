/** Whether a path is the host's own screen, which forwards a token to the SSO provider and needs no sign-in. */
export function isHandOff(pathname: string): boolean {
  return /^\/sso\/*$/.test(pathname);
}
