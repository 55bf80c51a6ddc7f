import { soldIn } from '@quintet/domain/membership/offer'
import { theOffer } from '../../brand/offer.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Select } from '../../ui/field/select.tsx'

type CountryChoiceProps = { country: string | null; onChoose: (country: string) => void }

/** The member's country: price, tax and law depend on it. Not asked if there is only one. @spec law 5.3 */
export function CountryChoice({ country, onChoose }: CountryChoiceProps) {
  const { locale } = useTexts()
  const words = useTextsOf(signUpTexts)
  const countries = soldIn(theOffer())
  if (countries.length < 2) return null
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return (
    <Select
      label={words.country}
      name="country"
      autoComplete="country"
      value={country ?? countries[0]}
      onChange={({ target }) => onChoose(target.value)}
    >
      {countries.map((each) => (
        <option key={each} value={each}>
          {names.of(each)}
        </option>
      ))}
    </Select>
  )
}
