export { type PrefetchingHttp, prefetching } from './prefetching.ts';
export { usePrefetch } from './use-prefetch.ts';
