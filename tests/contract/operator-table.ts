/**
 * Which role may call what in the console, and what the call leaves in the audit log. The routes' own `access` is not asked; this is
 * the other account of it.
 */
import type { OperatorAction } from '@quintet/contracts/operator/events'
import type { OperatorRole } from '@quintet/domain/operator'
import type { TestOperator } from '@quintet/testing'
import type { OperatorScene } from './operator-scene.ts'

export type Asked = { params?: Record<string, string | number>; query?: object; body?: object }

export type Row = Record<OperatorRole, string> & {
  visitor: string
  /** Somebody logged in as a member, whose cookie opens nothing here. */
  member: string
  /** The owner, hours after the password was last proved. */
  unproven: string
  /** What a call that succeeds notes; null: nothing is changed. */
  event: OperatorAction | null
  ask: (scene: OperatorScene, operator: TestOperator) => Promise<Asked> | Asked
}

type Own = { ask?: Row['ask']; event?: OperatorAction }

const NOBODY = '401 unauthenticated'
const REFUSED = '403 not_permitted'

function anyone(answer: string, ask: Row['ask']): Row {
  const same = { owner: answer, editor: answer, support: answer, finance: answer, reader: answer }
  return { visitor: answer, member: answer, unproven: answer, ...same, event: null, ask }
}

function open(to: readonly OperatorRole[], answer: string, { ask = () => ({}), event }: Own = {}): Row {
  const of = (role: OperatorRole) => (to.includes(role) ? answer : REFUSED)
  return {
    visitor: NOBODY,
    member: NOBODY,
    unproven: answer,
    owner: of('owner'),
    editor: of('editor'),
    support: of('support'),
    finance: of('finance'),
    reader: of('reader'),
    event: event ?? null,
    ask,
  }
}

const ALL: readonly OperatorRole[] = ['owner', 'editor', 'support', 'finance', 'reader']

export const OPERATOR_ACCESS: Record<string, Row> = {
  operatorReadInvitation: anyone('410 invalid_invitation', () => ({ body: { token: 'none' } })),
  operatorAcceptInvitation: anyone('410 invalid_invitation', () => ({
    body: { token: 'none', password: 'marble-heron-lantern', code: '123456' },
  })),
  operatorLogIn: anyone('401 invalid_credentials', () => ({
    body: { email: 'nobody@house.example', password: 'marble-heron-lantern', code: '123456' },
  })),
  operatorLogOut: open(ALL, '204', { event: 'logged_out' }),
  operatorReadMe: open(ALL, '200'),
  operatorProvePassword: open(ALL, '200', { ask: (_, { password }) => ({ body: { password } }) }),
  operatorListEvents: open(['owner'], '200'),
}
