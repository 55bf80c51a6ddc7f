import { useTexts } from '../texts/language.tsx'
import { Field } from './field.tsx'
import { textOf } from './form-text.ts'

/** A field for the six digits of an authenticator app, which some users write with a space. */
export function CodeField() {
  return (
    <Field
      label={useTexts().common.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*(\d\s*){6}"
      required
    />
  )
}

/** Returns the code without spaces, as the service takes it. */
export const codeOf = (data: FormData): string => textOf(data, 'code').replaceAll(/\s/g, '')
