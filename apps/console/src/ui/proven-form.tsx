/** A dialog's form that also asks for the password, or the passkey, once the service requires proof. @spec decisions 13.4 */
import { provePassword } from '@quintet/contracts/operator/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call, isProblem } from '../api/call.ts'
import { proveWithPasskey } from '../api/passkeys.ts'
import { meQuery } from '../api/queries.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { Failure } from './failure.tsx'
import { Field } from './field.tsx'
import { textOf } from './form-text.ts'
import form from './form.module.css'

type ProvenFormProps<Answer> = {
  submit: string
  dismiss?: string
  isDangerous?: boolean
  /** Why the password is asked for. */
  proofLead: string
  act: (data: FormData) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  children?: ReactNode
}

export function ProvenForm<Answer>(props: ProvenFormProps<Answer>) {
  const { submit, dismiss, isDangerous = false, proofLead, act, onDone, onClose, children } = props
  const texts = useTexts()
  const [needsProof, setNeedsProof] = useState(false)
  const hasPassword = useQuery(meQuery).data?.proof !== 'passkey'
  const acting = useMutation({
    async mutationFn(data: FormData) {
      if (needsProof) await (hasPassword ? prove(textOf(data, 'proof')) : proveWithPasskey())
      return act(data)
    },
    onSuccess: onDone,
    onError(error) {
      if (isProblem(error, 'password_required')) setNeedsProof(true)
    },
  })
  const isWrong = acting.error instanceof WrongPassword
  const isAsking = isProblem(acting.error, 'password_required')
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault()
        acting.mutate(new FormData(event.currentTarget))
      }}
    >
      {children}
      {needsProof && !hasPassword && <p>{texts.proof.byPasskey}</p>}
      {needsProof && hasPassword && (
        <Field
          label={texts.common.password}
          hint={proofLead}
          error={isWrong ? texts.proof.wrong : undefined}
          name="proof"
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      {!isWrong && !isAsking && <Failure error={acting.error} />}
      <div className={form.actions}>
        <Button onClick={onClose}>{dismiss ?? texts.common.cancel}</Button>
        <Button type="submit" look={isDangerous ? 'danger' : 'primary'} isBusy={acting.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

class WrongPassword extends Error {}

async function prove(password: string): Promise<void> {
  const { valid } = await call(provePassword, { body: { password } })
  if (!valid) throw new WrongPassword()
}
