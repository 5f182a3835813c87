import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a comment is called, and its mark on the page. */
export const commentTitle = (author: string | undefined): MessageDescriptor =>
  author ? msg`Comment by ${author}` : msg`Comment`;
