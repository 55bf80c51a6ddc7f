import { MIX_NAME_MAX_LENGTH } from '@quintet/domain/listening/mix-limits'
import { useActionState, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import styles from '../../ui/modal/question.module.css'
import { useTellFailure } from './use-tell-failure.ts'

type MixNameFormProps = {
  label: string
  submitLabel: string
  name?: string
  /** Throws if the service refuses the name. */
  onName: (name: string) => Promise<void>
}

/** A form with one field: the playlist's name. */
export function MixNameForm({ label, submitLabel, name = '', onName }: MixNameFormProps) {
  const [written, setWritten] = useState(name)
  const texts = useTexts()
  const tellFailure = useTellFailure()
  const [, submit, isBusy] = useActionState(async () => {
    if (written.trim() !== '') await onName(written).catch((error: unknown) => tellFailure(error))
    return null
  }, null)
  return (
    <form className={styles.form} action={submit}>
      <Field
        label={label}
        name="name"
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        required
        maxLength={MIX_NAME_MAX_LENGTH}
        autoComplete="off"
      />
      <div className={styles.buttons}>
        <Button type="submit" isLarge isBusy={isBusy} busyLabel={texts.loading}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
