import { createProfile, deleteProfile, updateProfile } from '@quintet/contracts/profiles'
import type { Profile } from '@quintet/contracts/user'
import { isLanguage, LANGUAGES } from '@quintet/domain/basics/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useActionState, useEffect, useState } from 'react'
import { call, fieldErrorsOf } from '../../api/call.ts'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { accountTexts } from '../../texts/account.ts'
import { languageNamesTexts } from '../../texts/language-names.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/field/select.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { submitBy } from '../../ui/form/submit-by.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import styles from './block.module.css'

type ProfileEditorProps = {
  /** The edited profile; null for a new one. */
  profile: Profile | null
  /** False for the first profile, which is the account's own and cannot be removed. */
  isRemovable: boolean
  onEnd: () => void
}

export function ProfileEditor({ profile, isRemovable, onEnd }: ProfileEditorProps) {
  const texts = useTexts()
  const languageNames = useTextsOf(languageNamesTexts)
  const { household, about, cancel } = useTextsOf(accountTexts)
  const queryClient = useQueryClient()
  const { queryKey } = meQuery(useAsker())
  const [name, setName] = useState(profile?.name ?? '')
  const [language, setLanguage] = useState(profile?.language ?? null)
  const [isSure, setSure] = useState(false)

  const change = async (act: () => Promise<unknown>): Promise<Record<string, string>> => {
    try {
      await act()
    } catch (error) {
      const refused = messagesIn(texts, fieldErrorsOf(error))
      if (Object.keys(refused).length === 0) showToast(household.failed, 'error')
      return refused
    }
    await queryClient.invalidateQueries({ queryKey })
    onEnd()
    return {}
  }
  const [errors, submit, isBusy] = useActionState(
    () =>
      change(() =>
        profile
          ? call(updateProfile, { params: { id: profile.id }, body: { name, language } })
          : call(createProfile, { body: { name, language } }),
      ),
    {},
  )
  const form = useFirstError(errors)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  return (
    <form ref={form} onSubmit={submitBy(submit)} className={styles.form} noValidate>
      <Field
        label={household.name}
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        error={errors['name']}
      />
      <Select
        label={household.language}
        value={language ?? ''}
        onChange={({ target: { value } }) => setLanguage(isLanguage(value) ? value : null)}
      >
        <option value="">{household.likeBrowser}</option>
        {LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </Select>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy} busyLabel={about.busy}>
          {household.save}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {cancel}
        </Button>
        {profile && isRemovable && !isSure && (
          <Button
            look="quiet"
            {...(styles.danger ? { className: styles.danger } : {})}
            onClick={() => setSure(true)}
          >
            {household.remove}
          </Button>
        )}
      </div>
      {profile && isSure && (
        <SureToRemove
          name={profile.name}
          onRemove={() => void change(() => call(deleteProfile, { params: { id: profile.id } }))}
        />
      )}
    </form>
  )
}

function SureToRemove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { household } = useTextsOf(accountTexts)
  return (
    <div role="alert">
      <p>{household.removeSure(name)}</p>
      <button type="button" className={`${styles.link} ${styles.danger}`} onClick={onRemove}>
        {household.removeYes}
      </button>
    </div>
  )
}
