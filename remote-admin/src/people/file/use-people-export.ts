import { useHost, useLanguage } from '@leeszaal/remote-kit/react';
import { endpoints } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile, today } from '../../audit/save-file.ts';

/** Saves all people of the library as a CSV file, which *Add from a file* reads as well. */
export function usePeopleExport() {
  const { t } = useLingui();
  const { http, telemetry, dialogs } = useHost();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { bytes } = await http.call(endpoints.exportPeople, { query: { language } });
      saveFile(bytes, `people-${today()}.csv`);
    } catch (error) {
      telemetry.report({ level: 'error', name: 'people-not-exported', error });
      dialogs.notify(t`The file could not be created`, 'error');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
