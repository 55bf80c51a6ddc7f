import { sessionTexts } from '../../texts/session.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field/field.tsx'

type NewPasswordFieldsProps = {
  value: { password: string; confirmation: string }
  onChange: (value: { password: string; confirmation: string }) => void
  errors: Record<string, string>
}

export function NewPasswordFields({ value, onChange, errors }: NewPasswordFieldsProps) {
  const { newPassword } = useTextsOf(sessionTexts)
  return (
    <>
      <Field
        label={newPassword.password}
        type="password"
        autoComplete="new-password"
        hint={newPassword.hint}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        error={errors['password']}
      />
      <Field
        label={newPassword.confirmation}
        type="password"
        autoComplete="new-password"
        value={value.confirmation}
        onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
        error={errors['confirmation']}
      />
    </>
  )
}
