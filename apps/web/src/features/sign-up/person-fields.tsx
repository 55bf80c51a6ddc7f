import { signUpTexts } from '../../texts/sign-up.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field/field.tsx'
import type { DraftUser } from './draft.ts'
import type { PersonField } from './wizard.ts'

const KINDS = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
} as const

type PersonFieldsProps = {
  fields: readonly PersonField[]
  user: DraftUser
  errors: Partial<Record<PersonField, string>>
}

/** The fields for a person: all of them in the first step, missing or refused ones beside the payment. */
export function PersonFields({ fields, user, errors }: PersonFieldsProps) {
  const words = useTextsOf(signUpTexts)
  return fields.map((field) => (
    <Field
      // A new key fills the field again if the draft arrives late.
      key={`${field} ${user[field]}`}
      label={words[field]}
      name={field}
      {...KINDS[field]}
      defaultValue={user[field]}
      hint={field === 'password' ? words.passwordHint : undefined}
      error={errors[field]}
      required
    />
  ))
}
