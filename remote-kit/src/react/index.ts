export { defineReactRemote, type ReactRemoteOptions } from './define-react-remote.tsx';
export { HostLink } from './host-link.component.tsx';
export { LanguageProvider } from './language-provider.component.tsx';
export { Redirect } from './redirect.component.tsx';
export {
  useBasket,
  useHeaderTitle,
  useHomePresses,
  useHost,
  useHostLocation,
  useLanguage,
  useLibrary,
  usePageTheme,
  useSession,
} from './use-host.ts';
export { type LinkProps, useLink } from './use-link.ts';
