/** The countries in which a title may be played, by name. @spec decisions 13.77 */
import { COUNTRIES } from '@quintet/domain/basics/countries'
import { useQuery } from '@tanstack/react-query'
import { homeCountriesQuery } from '../../api/queries.ts'
import { useSpeech } from '../../texts/language.tsx'
import type { Choice } from '../../ui/choices.ts'
import { ManyChoice } from '../../ui/many-choice.tsx'
import { useNoteChange } from './sheet/sheet-panel.tsx'

/** `countriesIn` reads it. */
export function CountriesField({ countries }: { countries: readonly string[] | null }) {
  const { texts } = useSpeech()
  const { fields, countries: words } = texts.title
  return (
    <ManyChoice
      label={fields.countries}
      hint={words.hint}
      name="countries"
      choices={useChoices()}
      initial={countries ?? []}
      nothing={words.nothing}
      more={words.more}
      onChange={useNoteChange()}
    />
  )
}

/** First the countries where members live, then all others by name. */
function useChoices(): Choice[] {
  const { texts, formats, language } = useSpeech()
  const { countries: words } = texts.title
  const { data: homes = [] } = useQuery(homeCountriesQuery)
  const choiceOf = (group: string) => (value: string) => ({ value, text: formats.country(value), group })
  const others = COUNTRIES.filter((country) => !homes.includes(country)).map(choiceOf(words.others))
  const byName = new Intl.Collator(language)
  return [
    ...homes.map(choiceOf(words.offer)),
    ...others.toSorted((one, other) => byName.compare(one.text, other.text)),
  ]
}
