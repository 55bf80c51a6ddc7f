import type { OperatorState } from '@quintet/domain/operation/operator'
import type { OperatorRow } from './queries.ts'

export function stateOf({
  disabled_at,
  password_hash,
}: Pick<OperatorRow, 'disabled_at' | 'password_hash'>): OperatorState {
  if (disabled_at) return 'disabled'
  return password_hash === null ? 'invited' : 'active'
}
