export { Notice, type NoticeProps } from './notice.component.tsx';
