import type { PortalClients } from '@leeszaal/shared-contracts';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { useLingui } from '@lingui/react/macro';
import { ChoiceGroup } from './choice-group.component.tsx';
import type { DraftProps } from './draft-props.ts';
import { withItem } from './library-draft.ts';

interface ConnectionChoiceProps extends DraftProps {
  readonly connections: PortalClients['connections'];
}

/** The connections that people search in the library: its own, and those of other libraries. */
export function ConnectionChoice({ connections, draft, onChange, errorOf }: ConnectionChoiceProps) {
  const { t } = useLingui();
  const error = errorOf('connections');
  const ids = connections.map(({ id }) => id);
  return (
    <ChoiceGroup
      label={t`What people search`}
      hint={t`A shared connection has the publications of the libraries that have it already.`}
      error={error}
    >
      <Checkbox
        isSelected={draft.hasOwnConnections}
        isInvalid={error !== undefined}
        onChange={(hasOwnConnections) => onChange({ hasOwnConnections })}
      >
        {t`A catalogue and a digital library of its own, empty at first`}
      </Checkbox>
      {connections.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={draft.connections.includes(id)}
          isInvalid={error !== undefined}
          onChange={(isIn) => onChange({ connections: withItem(ids, draft.connections, id, isIn) })}
        >
          {t`Shared: ${name}`}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}
