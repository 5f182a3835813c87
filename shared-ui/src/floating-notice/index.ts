export { FloatingNotice, type FloatingNoticeProps } from './floating-notice.component.tsx';
