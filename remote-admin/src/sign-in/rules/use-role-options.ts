import { PROVIDER_ROLES, type ProviderRole } from '@leeszaal/shared-contracts';
import type { SelectOption } from '@leeszaal/shared-ui/select';
import { useLingui } from '@lingui/react/macro';
import { ROLE_NAMES } from '../../people/role-names.ts';

/**
 * The roles that a provider can give. `none`, which has the rights of `anonymous`, is offered only where it is stored.
 */
export function useRoleOptions(present: ProviderRole | null): SelectOption<ProviderRole>[] {
  const { i18n } = useLingui();
  return PROVIDER_ROLES.filter((role) => role !== 'none' || role === present).map((id) => ({
    id,
    label: i18n._(ROLE_NAMES[id]),
  }));
}
