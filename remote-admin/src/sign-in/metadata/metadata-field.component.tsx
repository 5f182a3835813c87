import { Button } from '@leeszaal/shared-ui/button';
import { FileIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styles from '../sign-in.module.css';
import { METADATA_FAULTS } from './metadata-faults.ts';
import {
  METADATA_LIMIT,
  type ProviderMetadata,
  type ReadMetadata,
  readMetadata,
} from './read-metadata.ts';

interface MetadataFieldProps {
  /** Called with what pasted or chosen metadata says. */
  readonly onRead: (metadata: ProviderMetadata) => void;
}

/** The field for the metadata of a SAML provider, which fills in other fields. */
export function MetadataField({ onRead }: MetadataFieldProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadMetadata>();
  const take = (next: string, result: ReadMetadata | undefined) => {
    setText(next);
    setRead(result);
    if (result?.kind === 'read') onRead(result.metadata);
  };
  const choose = async (file: File) => {
    if (file.size > METADATA_LIMIT) return take('', { kind: 'faulty', fault: 'large' });
    try {
      const content = await file.text();
      take(content, readMetadata(content));
    } catch {
      take('', { kind: 'faulty', fault: 'unreadable' });
    }
  };
  const certificates = read?.kind === 'read' ? read.certificates : 0;
  return (
    <div className={styles.metadata}>
      <TextField
        label={t`Metadata of the provider (XML)`}
        description={t`Paste it, or choose its file: it fills in the four fields below`}
        isMultiline
        rows={3}
        value={text}
        onChange={(next) => take(next, next.trim() === '' ? undefined : readMetadata(next))}
        isInvalid={read?.kind === 'faulty'}
      />
      {/* The browser's own control has the browser's language, not the interface's. */}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,application/samlmetadata+xml,application/xml,text/xml"
        aria-label={t`File of metadata`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void choose(file);
          // Without this, choosing the same file again would raise no event.
          target.value = '';
        }}
      />
      <div>
        <Button size="sm" icon={FileIcon} onPress={() => input.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
      </div>
      {/* Announced: the focus is in the field already, or at the button. */}
      {read?.kind === 'faulty' && (
        <Notice tone="danger" variant="inline">
          {i18n._(METADATA_FAULTS[read.fault])}
        </Notice>
      )}
      <output className={styles.said}>
        {certificates > 0 && (
          <Notice tone="success" variant="inline" live="off">
            <Plural
              value={certificates}
              one="Entity ID, addresses and # certificate were filled in"
              other="Entity ID, addresses and # certificates were filled in"
            />
          </Notice>
        )}
      </output>
    </div>
  );
}
