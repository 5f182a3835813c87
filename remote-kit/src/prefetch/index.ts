export { type PrefetchingHttp, prefetching } from './prefetching.ts';
