import { MEDIA_STATES, RATING_BANDS, TITLE_STATES } from '@quintet/contracts/operator/titles'
import { type Kind, KINDS, VERTICALS } from '@quintet/domain/catalogue/categories'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { useTexts } from '../../texts/language.tsx'
import { ClearFilters } from '../../ui/clear-filters.tsx'
import { SearchField, Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import type { TitlesSearch } from './titles-search.ts'

/** The kinds that have their own rows in the table. */
const ROW_KINDS = KINDS.filter((kind): kind is Exclude<Kind, 'episode' | 'track' | 'extra'> => !isPart(kind))

function isPart(kind: Kind): boolean {
  return kind === 'episode' || kind === 'track' || kind === 'extra'
}

type FilterName = 'vertical' | 'kind' | 'state' | 'media' | 'rating' | 'lacks' | 'isEdited'

type TitleFiltersProps = {
  search: TitlesSearch
  typed: string
  onType: (typed: string) => void
  onFilter: (filter: TitlesSearch) => void
  onReset: () => void
}

export function TitleFilters({ search, typed, onType, onFilter, onReset }: TitleFiltersProps) {
  const { titles: words } = useTexts()
  const filters = [
    filter('vertical', words.columns.vertical, words.allVerticals, VERTICALS, words.verticals),
    filter('kind', words.columns.kind, words.allKinds, ROW_KINDS, words.kinds),
    filter('state', words.columns.state, words.allStates, TITLE_STATES, words.states),
    filter('media', words.columns.media, words.allMedia, MEDIA_STATES, words.media),
    filter('rating', words.columns.rating, words.allRatings, RATING_BANDS, words.bands),
    filter('lacks', words.lacks, words.allLanguages, LANGUAGES, words.lacksIn),
    filter('isEdited', words.edits, words.allEdits, ['true', 'false'], words.editedOnes),
  ]
  const isFiltered = typed !== '' || filters.some(({ name }) => search[name] !== undefined)
  return (
    <search className={form.filters} aria-label={words.filters}>
      <SearchField label={words.search} value={typed} onChange={(event) => onType(event.target.value)} />
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          value={search[name] ?? ''}
          options={options}
          onPick={(value) => onFilter({ [name]: value === '' ? undefined : value })}
        />
      ))}
      <ClearFilters isNarrowed={isFiltered} onClear={onReset} />
    </search>
  )
}

function filter<Value extends string>(
  name: FilterName,
  label: string,
  all: string,
  values: readonly Value[],
  words: Record<Value, string>,
) {
  return {
    name,
    label,
    options: [['', all], ...values.map((value) => [value, words[value]] as const)] as const,
  }
}
