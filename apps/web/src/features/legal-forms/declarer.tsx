import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { meQuery } from '../../api/user.queries.ts'
import { legalFormsTexts } from '../../texts/legal-forms.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field/field.tsx'

export type Declared = { values: Record<string, string>; errors: Record<string, string> }

/** The declarer, the contract and the address for the receipt. Prefilled for members, but not on a locked device. @spec law 3.3 */
export function Declarer({ values, errors }: Declared) {
  const legalForms = useTextsOf(legalFormsTexts)
  const asker = useAsker()
  const { data: me } = useQuery({
    ...meQuery(asker),
    enabled: asker.site.isMember && !asker.site.isKidLocked,
  })
  const known = asker.site.isKidLocked ? null : me
  return (
    <>
      <Field
        label={legalForms.name}
        name="name"
        autoComplete="name"
        defaultValue={values['name'] ?? [known?.firstName, known?.lastName].filter(Boolean).join(' ')}
        error={errors['name']}
        maxLength={120}
        required
      />
      <Field
        label={legalForms.email}
        hint={legalForms.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values['email'] ?? known?.email ?? ''}
        error={errors['email']}
        maxLength={254}
        required
      />
      <Field
        label={legalForms.reference}
        hint={legalForms.referenceHint}
        name="reference"
        autoComplete="off"
        defaultValue={values['reference'] ?? ''}
        error={errors['reference']}
        maxLength={100}
      />
    </>
  )
}
