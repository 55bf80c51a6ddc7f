import type { OperatorState } from '@quintet/domain/operation/operator'
import type { OperatorRow } from './queries.ts'

/** Whoever joins uses up the invitation, with a password or a passkey. */
export function stateOf({
  disabled_at,
  invitation_hash,
}: Pick<OperatorRow, 'disabled_at' | 'invitation_hash'>): OperatorState {
  if (disabled_at) return 'disabled'
  return invitation_hash === null ? 'active' : 'invited'
}
