import { createAppPassword } from '@quintet/contracts/app-passwords'
import {
  APP_PASSWORD_NAME_MAX_LENGTH,
  APP_SCOPES,
  type AppScope,
} from '@quintet/domain/account/app-passwords'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useActionState, useState } from 'react'
import { useAsker } from '../../api/asker.ts'
import { call, isProblem } from '../../api/call.ts'
import { meQuery } from '../../api/user.queries.ts'
import { ProofForm } from '../../forms/proof-form/proof-form.tsx'
import { accountTexts } from '../../texts/account.ts'
import { appPasswordsTexts } from '../../texts/app-passwords.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox, Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/field/select.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { submitBy } from '../../ui/form/submit-by.ts'
import styles from '../../ui/modal/question.module.css'
import { showToast } from '../../ui/toast/toast-store.ts'
import { appPasswordsQuery } from './account.queries.ts'
import { ShownOnce } from './shown-once.tsx'

// The button that had focus is gone.
const focusField = (step: HTMLElement | null) => step?.querySelector<HTMLElement>('input, button')?.focus()

type Wish = { name: string; scope: AppScope; forKids: boolean }

/** Asks for the purpose; then for the account password, unless it was entered a moment ago; then shows what to enter in the app. */
export function NewAppPassword() {
  const words = useTextsOf(appPasswordsTexts)
  const queryClient = useQueryClient()
  const { queryKey } = appPasswordsQuery(useAsker())
  const [wish, setWish] = useState<Wish>({ name: '', scope: 'music', forKids: false })
  const [isProofAsked, setProofAsked] = useState(false)
  const [password, setPassword] = useState<string | null>(null)
  const create = async () => {
    try {
      setPassword((await call(createAppPassword, { body: wish })).password)
      await queryClient.invalidateQueries({ queryKey })
    } catch (error) {
      if (isProblem(error, 'password_required')) setProofAsked(true)
      else showToast(isProblem(error, 'too_many_app_passwords') ? words.full : words.createFailed, 'error')
    }
  }
  if (password !== null) return <ShownOnce scope={wish.scope} password={password} />
  if (isProofAsked)
    return (
      <div ref={focusField}>
        <ProofForm text={words.proof} submitLabel={words.create} onProved={create} />
      </div>
    )
  return <WishForm wish={wish} onChange={setWish} onSubmit={create} />
}

type WishFormProps = { wish: Wish; onChange: (wish: Wish) => void; onSubmit: () => Promise<void> }

function WishForm({ wish, onChange, onSubmit }: WishFormProps) {
  const words = useTextsOf(appPasswordsTexts)
  const { busy } = useTextsOf(accountTexts)
  const { data: me } = useQuery(meQuery(useAsker()))
  const [errors, submit, isBusy] = useActionState(async (): Promise<Record<string, string>> => {
    if (wish.name.trim() === '') return { name: words.nameMissing }
    await onSubmit()
    return {}
  }, {})
  const form = useFirstError(errors)
  return (
    <form ref={form} onSubmit={submitBy(submit)} className={styles.form} noValidate>
      <Field
        label={words.name}
        hint={words.nameHint}
        value={wish.name}
        maxLength={APP_PASSWORD_NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...wish, name: target.value })}
        error={errors['name']}
      />
      <Select
        label={words.scope}
        value={wish.scope}
        onChange={({ target }) =>
          onChange({ ...wish, scope: APP_SCOPES.find((scope) => scope === target.value) ?? wish.scope })
        }
      >
        {APP_SCOPES.map((scope) => (
          <option key={scope} value={scope}>
            {words.scopes[scope]}
          </option>
        ))}
      </Select>
      <Checkbox
        checked={wish.forKids}
        onChange={({ target }) => onChange({ ...wish, forKids: target.checked })}
      >
        {words.kids}
      </Checkbox>
      {me && me.profiles.length > 1 && <p className={styles.text}>{words.profile(me.profile.name)}</p>}
      <Button type="submit" isLarge isBusy={isBusy} busyLabel={busy}>
        {words.create}
      </Button>
    </form>
  )
}
