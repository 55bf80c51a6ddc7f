/** Asks for the reason of a change, and for the password where the service wants it proved. @spec decisions 13.4 */
import { provePassword } from '@quintet/contracts/operator/session'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call, isProblem } from '../api/call.ts'
import { useTexts } from '../texts/language.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Failure } from './failure.tsx'
import { Field, TextArea } from './field.tsx'
import { textOf } from './form-text.ts'
import form from './form.module.css'

type ReasonDialogProps<Answer> = {
  title: string
  lead: string
  submit: string
  /** Where what is written is no reason, what it is. */
  reasonLabel?: string
  isDangerous?: boolean
  /** Does it, with the reason and whatever else the form holds. */
  act: (reason: string, data: FormData) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  children?: ReactNode
}

export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { title, lead, submit, reasonLabel, isDangerous = false, act, onDone, onClose, children } = props
  const texts = useTexts()
  const [needsProof, setNeedsProof] = useState(false)
  const acting = useMutation({
    async mutationFn(data: FormData) {
      if (needsProof) await prove(textOf(data, 'proof'))
      return act(textOf(data, 'reason'), data)
    },
    onSuccess: onDone,
    onError(error) {
      if (isProblem(error, 'password_required')) setNeedsProof(true)
    },
  })
  const isWrong = acting.error instanceof WrongPassword
  const isAsking = isProblem(acting.error, 'password_required')
  return (
    <Dialog title={title} lead={lead} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          acting.mutate(new FormData(event.currentTarget))
        }}
      >
        {children}
        <TextArea
          label={reasonLabel ?? texts.common.reason}
          hint={reasonLabel ? undefined : texts.common.reasonHint}
          name="reason"
          maxLength={500}
          required
        />
        {needsProof && (
          <Field
            label={texts.common.password}
            hint={texts.proof.lead}
            error={isWrong ? texts.proof.wrong : undefined}
            name="proof"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        {!isWrong && !isAsking && <Failure error={acting.error} />}
        <div className={form.actions}>
          <Button onClick={onClose}>{texts.common.cancel}</Button>
          <Button type="submit" look={isDangerous ? 'danger' : 'primary'} isBusy={acting.isPending}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

class WrongPassword extends Error {}

async function prove(password: string): Promise<void> {
  const { valid } = await call(provePassword, { body: { password } })
  if (!valid) throw new WrongPassword()
}
