import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The title of a comment, and the label of its mark on the page. */
export const commentTitle = (author: string | undefined): MessageDescriptor =>
  author ? msg`Comment by ${author}` : msg`Comment`;
