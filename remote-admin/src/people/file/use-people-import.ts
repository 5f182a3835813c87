import { useHost } from '@leeszaal/remote-kit/react';
import { endpoints, type PeopleImport } from '@leeszaal/shared-contracts';
import { useEffect, useReducer, useRef } from 'react';
import { callFault, chosenFault, wholeFault } from './file-faults.ts';
import { type FileFault, type ImportState, type ReadPeople, stepImport } from './people-import.ts';

/** The result of adding people. */
export type ImportEnd =
  | { readonly kind: 'added'; readonly result: ReadPeople }
  | { readonly kind: 'failed'; readonly fault: FileFault };

/** A file of people, on its way to the library. */
export interface FileImport {
  readonly state: ImportState;
  /** Reads a file and says what it would do; the file before is forgotten. */
  readonly choose: (file: File) => void;
  /** Adds the people of the file that was read; undefined if there is none. */
  readonly add: (isInvited: boolean) => Promise<ImportEnd | undefined>;
  /** Forgets the file, and aborts its preview. People who are being added are added. */
  readonly leave: () => void;
}

const EMPTY: ImportState = { kind: 'empty' };

const bodyOf = (file: File): FormData => {
  const body = new FormData();
  body.set('people-file', file);
  return body;
};

/** At most one preview is in progress: a new one aborts the previous one, whose answer is disregarded. */
export function usePeopleImport(): FileImport {
  const { http, telemetry } = useHost();
  const [state, step] = useReducer(stepImport, EMPTY);
  const preview = useRef<AbortController>(undefined);
  useEffect(() => () => preview.current?.abort(), []);

  const send = async (
    file: File,
    mode: 'preview' | 'add' | 'invite',
    signal?: AbortSignal,
  ): Promise<PeopleImport> =>
    http.call(
      endpoints.importPeople,
      { query: { mode }, body: bodyOf(file) },
      { onNetworkFailure: 'throw', ...(signal && { signal }) },
    );

  const choose = async (file: File) => {
    preview.current?.abort();
    const abort = new AbortController();
    preview.current = abort;
    step({ kind: 'chosen', file });
    const found = chosenFault(file);
    if (found) return step({ kind: 'failed', fault: found });
    try {
      const answer = await send(file, 'preview', abort.signal);
      if (abort.signal.aborted) return;
      step(
        answer.kind === 'read'
          ? { kind: 'previewed', preview: answer }
          : { kind: 'failed', fault: wholeFault(answer.fault) },
      );
    } catch (error) {
      if (abort.signal.aborted) return;
      telemetry.report({ level: 'warning', name: 'people-file-not-read', error });
      step({ kind: 'failed', fault: callFault('preview', error) });
    }
  };

  const end = async (file: File, mode: 'add' | 'invite'): Promise<ImportEnd> => {
    try {
      const answer = await send(file, mode);
      return answer.kind === 'read'
        ? { kind: 'added', result: answer }
        : { kind: 'failed', fault: wholeFault(answer.fault) };
    } catch (error) {
      telemetry.report({ level: 'warning', name: 'people-not-imported', error });
      return { kind: 'failed', fault: callFault(mode, error) };
    }
  };

  return {
    state,
    choose: (file) => void choose(file),
    async add(isInvited) {
      if (state.kind !== 'read') return undefined;
      step({ kind: 'confirmed' });
      const ended = await end(state.file, isInvited ? 'invite' : 'add');
      step(
        ended.kind === 'added'
          ? { kind: 'ended', result: ended.result }
          : { kind: 'failed', fault: ended.fault },
      );
      return ended;
    },
    leave() {
      preview.current?.abort();
      step({ kind: 'left' });
    },
  };
}
