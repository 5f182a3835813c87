import { useHeaderTitle, useHost, useHostLocation, useLibrary } from '@leeszaal/remote-kit/react';
import { usePart } from '@leeszaal/remote-kit/use-part';
import { recordAt } from '@leeszaal/shared-contracts';
import { Skeleton, SkeletonGroup } from '@leeszaal/shared-ui/skeleton';
import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { detailPart } from '../detail/detail-part.ts';
import { DetailTools } from '../detail/detail-tools.component.tsx';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';
import { usePublication } from '../publication/use-publication.ts';
import { SearchBar } from '../search-bar/search-bar.component.tsx';
import { useScreenScroll } from '../shell/use-remembered-scroll.ts';
import styles from './record.module.css';
import { RecordRefusal } from './record-refusal.component.tsx';

/** The search bar, and the record of the address (`docs/decisions.md` 114). */
export function RecordScreen() {
  const record = recordAt(useHostLocation().pathname);
  const slot = useHost().header.slot();
  return (
    <>
      {slot ? createPortal(<SearchBar />, slot) : <SearchBar />}
      {record && <Record key={`${record.connection}/${record.id}`} record={record} />}
    </>
  );
}

function Record({ record }: { readonly record: PublicationRef }) {
  const { t } = useLingui();
  const { modules } = useLibrary();
  const { state, retry } = usePublication(record);
  const PublicationDetail = usePart(detailPart);
  useScreenScroll(state.kind !== 'loading');
  useHeaderTitle((state.kind === 'ready' && state.publication.title) || t`Publication`);
  if (state.kind === 'error') return <RecordRefusal reason={state.reason} onRetry={retry} />;
  if (state.kind === 'loading' || !PublicationDetail) {
    return (
      <SkeletonGroup className={styles.record} label={t`Loading…`}>
        <Skeleton variant="cover" width="8rem" />
        <Skeleton variant="title" />
        <Skeleton variant="text" lines={6} />
      </SkeletonGroup>
    );
  }
  return (
    <article className={styles.record}>
      <VisuallyHidden as="h1">{t`Publication`}</VisuallyHidden>
      <div className={styles.tools}>
        <DetailTools record={record} publication={state.publication} />
      </div>
      <PublicationDetail
        publication={state.publication}
        module={modules.find(({ connection }) => connection === record.connection)}
      />
    </article>
  );
}
