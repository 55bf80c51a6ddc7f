/** Invites an operator and shows the link once. */
import { inviteOperator } from '@quintet/contracts/operator/operators'
import { INVITATION_DAYS, type OperatorRole } from '@quintet/domain/operation/operator'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { operatorsQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../texts/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { textOf } from '../../../ui/form-text.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { LinkDialog, type ShownLink } from './link-dialog.tsx'
import { RoleField } from './role-field.tsx'

const EMAIL_MAX = 254

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { house, common } = useTexts()
  const { operators: words } = house
  const queryClient = useQueryClient()
  const [role, setRole] = useState<OperatorRole>('reader')
  const [shown, setShown] = useState<ShownLink | null>(null)
  if (shown) return <LinkDialog {...shown} onClose={onClose} />
  return (
    <ReasonDialog
      title={words.invite}
      lead={words.inviteLead(INVITATION_DAYS)}
      submit={words.submitInvite}
      proofLead={words.proof}
      act={async (reason, data) => {
        const email = textOf(data, 'email').trim()
        const { link } = await call(inviteOperator, { body: { email, role, reason } })
        return { email, link }
      }}
      onDone={(made) => {
        setShown(made)
        void queryClient.invalidateQueries({ queryKey: operatorsQuery.queryKey })
      }}
      onClose={onClose}
    >
      <Field
        label={common.email}
        name="email"
        type="email"
        maxLength={EMAIL_MAX}
        autoComplete="off"
        required
      />
      <RoleField role={role} onPick={setRole} />
    </ReasonDialog>
  )
}
