import { GENDERS, type User } from '@quintet/contracts/user'
import { useActionState, useEffect, useState } from 'react'
import { fieldErrorsOf } from '../../api/call.ts'
import { messagesIn } from '../../texts/messages-in.ts'
import { accountTexts } from '../../texts/account.ts'
import { messagesTexts } from '../../texts/messages.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox, Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/field/select.tsx'
import { useFirstError } from '../../ui/field/use-first-error.ts'
import { submitBy } from '../../ui/form/submit-by.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Block } from './block.tsx'
import styles from './block.module.css'
import { changeOf, checkProfile, profileOf } from './profile-draft.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useUpdateUser } from './use-update-user.ts'

/** The profile form, for viewing or editing; the e-mail address cannot be changed. @spec accounts 2.10 */
export function AboutMe({ me }: { me: User }) {
  const { about } = useTextsOf(accountTexts)
  const [isEditing, setEditing] = useState(false)
  const edit = useReturnFocus(isEditing)
  return (
    <Block title={about.title}>
      {isEditing ? (
        <ProfileForm me={me} onEnd={() => setEditing(false)} />
      ) : (
        <>
          <ProfileFacts me={me} />
          <Button ref={edit} look="quiet" onClick={() => setEditing(true)}>
            {about.edit}
          </Button>
        </>
      )}
    </Block>
  )
}

function ProfileFacts({ me }: { me: User }) {
  const { about } = useTextsOf(accountTexts)
  return (
    <dl className={styles.facts}>
      <dt>{about.firstName}</dt>
      <dd dir="auto">{me.firstName || about.missing}</dd>
      <dt>{about.lastName}</dt>
      <dd dir="auto">{me.lastName || about.missing}</dd>
      <dt>{about.email}</dt>
      <dd>{me.email}</dd>
      <dt>{about.gender}</dt>
      <dd>{me.gender ? about.genders[me.gender] : about.missing}</dd>
      <dt>{about.location}</dt>
      <dd dir="auto">{me.location ?? about.missing}</dd>
      <dt>{about.newsletter}</dt>
      <dd>{me.newsletter ? about.subscribed : about.notSubscribed}</dd>
    </dl>
  )
}

function ProfileForm({ me, onEnd }: { me: User; onEnd: () => void }) {
  const texts = useTexts()
  const messages = useTextsOf(messagesTexts)
  const { about, cancel, notifications } = useTextsOf(accountTexts)
  const updateUser = useUpdateUser()
  const [draft, setDraft] = useState(() => profileOf(me))
  const [errors, submit, isBusy] = useActionState(async () => {
    const wrong = checkProfile(draft, messages)
    const { gender } = draft
    if (Object.keys(wrong).length > 0 || gender === '') return wrong
    try {
      await updateUser(changeOf({ ...draft, gender }, me))
      showToast(about.saved, 'success')
      if (draft.newsletter && !me.newsletter) showToast(notifications.newsletterAsks)
    } catch (error) {
      const refused = messagesIn(texts, fieldErrorsOf(error))
      if (Object.keys(refused).length === 0) showToast(about.failed, 'error')
      return refused
    }
    onEnd()
    return {}
  }, {})
  const form = useFirstError(errors)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const field = (name: 'firstName' | 'lastName' | 'location', autoComplete: string) => (
    <Field
      label={about[name]}
      autoComplete={autoComplete}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      error={errors[name]}
    />
  )
  return (
    <form ref={form} onSubmit={submitBy(submit)} className={styles.form} noValidate>
      {field('firstName', 'given-name')}
      {field('lastName', 'family-name')}
      <Field label={about.email} value={me.email} hint={about.emailFixed} readOnly />
      <Select
        label={about.gender}
        value={draft.gender}
        onChange={({ target: { value } }) =>
          setDraft({ ...draft, gender: GENDERS.find((gender) => gender === value) ?? '' })
        }
        error={errors['gender']}
      >
        <option value="">{about.missing}</option>
        {GENDERS.map((gender) => (
          <option key={gender} value={gender}>
            {about.genders[gender]}
          </option>
        ))}
      </Select>
      {field('location', 'address-level2')}
      <Checkbox
        checked={draft.newsletter}
        onChange={({ target }) => setDraft({ ...draft, newsletter: target.checked })}
      >
        {notifications.newsletter}
      </Checkbox>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy} busyLabel={about.busy}>
          {about.save}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
