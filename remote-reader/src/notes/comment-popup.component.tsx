import { useHost } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import type { CommentView, Remark } from '../viewers/contract/viewer.contract.ts';
import { BesidePagePopup } from './beside-page.component.tsx';
import { commentTitle } from './comment-title.ts';
import styles from './note-popup.module.css';

interface CommentPopupProps {
  readonly comment: CommentView;
  readonly onClose: () => void;
}

/** A comment on a page of a PDF, with its replies. */
export function CommentPopup({ comment, onClose }: CommentPopupProps) {
  const { t, i18n } = useLingui();
  const { author, replies } = comment;
  return (
    <BesidePagePopup place={comment} title={i18n._(commentTitle(author))} onClose={onClose}>
      <div className={styles.thread}>
        <RemarkText remark={{ ...comment, author: undefined }} />
        {replies.length > 0 && (
          <ul className={styles.replies} aria-label={t`Replies`}>
            {replies.map((reply, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the replies never change
              <li key={place}>
                <RemarkText remark={reply} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </BesidePagePopup>
  );
}

function RemarkText({ remark: { author, date, text } }: { readonly remark: Remark }) {
  const { language } = useHost();
  const dates = new Intl.DateTimeFormat(language.current(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <>
      {(author || date) && (
        <p className={styles.byline}>
          {author && <strong dir="auto">{author}</strong>}{' '}
          {date && <time dateTime={date.toISOString()}>{dates.format(date)}</time>}
        </p>
      )}
      <p className={styles.remark} dir="auto">
        {text}
      </p>
    </>
  );
}
