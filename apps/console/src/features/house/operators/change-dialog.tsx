/** Changes an operator, with a reason and a fresh proof of the password. @spec decisions 13.26 */
import {
  changeRole,
  disableOperator,
  endOperatorSessions,
  inviteAgain,
  type OperatorLine,
} from '@quintet/contracts/operator/operators'
import type { OperatorRole } from '@quintet/domain/operation/operator'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { operatorsQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Labelled, Select } from '../../../ui/field.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { RoleField } from './role-field.tsx'

type Way = 'role' | 'sessions' | 'invite' | 'disable'

/** Returns the changes possible now. Operators cannot change their own role or access; another owner has to. */
function waysFor({ isOwn, state }: OperatorLine): readonly [Way, ...Way[]] {
  if (isOwn) return ['sessions']
  if (state === 'disabled') return ['invite']
  return state === 'invited' ? ['role', 'invite', 'disable'] : ['role', 'sessions', 'invite', 'disable']
}

/** Returns the invitation link if one was created. */
async function changeBy(
  way: Way,
  id: string,
  { role, reason }: { role: OperatorRole; reason: string },
): Promise<string | null> {
  const params = { id }
  if (way === 'invite') return (await call(inviteAgain, { params, body: { role, reason } })).link
  if (way === 'role') await call(changeRole, { params, body: { role, reason } })
  else await call(way === 'sessions' ? endOperatorSessions : disableOperator, { params, body: { reason } })
  return null
}

export function ChangeDialog({ operator, onClose }: { operator: OperatorLine; onClose: () => void }) {
  const { operators: words } = useTexts().house
  const queryClient = useQueryClient()
  const toast = useToast()
  const ways = waysFor(operator)
  const [way, setWay] = useState<Way>(ways[0])
  const [role, setRole] = useState(operator.role)
  const [link, setLink] = useState<string | null>(null)
  const { id, email } = operator
  if (link !== null) return <LinkDialog email={email} link={link} onClose={onClose} />
  return (
    <ReasonDialog
      title={words.changeTitle}
      about={email}
      lead={words.wayLeads[way]}
      submit={words.ways[way]}
      isDangerous={way === 'disable'}
      proofLead={words.proof}
      act={(reason) => changeBy(way, id, { role, reason })}
      onDone={(made) => {
        void queryClient.invalidateQueries({ queryKey: operatorsQuery.queryKey })
        if (made !== null) return setLink(made)
        toast(words.dones[way])
        onClose()
      }}
      onClose={onClose}
    >
      {ways.length > 1 && (
        <Labelled label={words.what}>
          <Select
            label={words.what}
            value={way}
            options={ways.map((each) => [each, words.ways[each]])}
            onPick={setWay}
          />
        </Labelled>
      )}
      {(way === 'role' || way === 'invite') && <RoleField role={role} onPick={setRole} />}
    </ReasonDialog>
  )
}
