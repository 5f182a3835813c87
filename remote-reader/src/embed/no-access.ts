import { msg } from '@lingui/core/macro';

/** The title of the message in an embed whose token is one for another document. */
export const NO_ACCESS = msg`No access to this document`;

/** Its text. */
export const NOT_FOR_THIS_PAGE = msg`The page around the reader may not open this document.`;
