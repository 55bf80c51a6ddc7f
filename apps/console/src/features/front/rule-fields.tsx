/** Which titles a section shows: the rule, what it selects by, and the order. */
import type { SectionRule } from '@quintet/contracts/operator/front-pages'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { ROW_SORTS } from '@quintet/domain/catalogue/front-page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { frontChoicesQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/language.tsx'
import { Labelled, Select } from '../../ui/field.tsx'
import { PersonPicker, TitlePicker } from './pickers.tsx'
import { type Names, newRule } from './sections.ts'

const RULES = ['genre', 'tag', 'owner', 'person', 'titles'] as const satisfies readonly SectionRule['by'][]

type RuleFieldsProps = {
  vertical: Vertical
  rule: SectionRule
  names: Names
  onRule: (rule: SectionRule) => void
  onNames: (names: Names) => void
}

export function RuleFields({ vertical, rule, names, onRule, onNames }: RuleFieldsProps) {
  const { front: words } = useTexts()
  return (
    <>
      <Labelled label={words.by}>
        <Select
          label={words.by}
          value={rule.by}
          options={RULES.map((by) => [by, words.bys[by]] as const)}
          onPick={(by) => onRule(newRule(by))}
        />
      </Labelled>
      <Point {...{ vertical, rule, names, onRule, onNames }} />
      {rule.by !== 'titles' && (
        <Labelled label={words.sort}>
          <Select
            label={words.sort}
            value={rule.sort}
            options={ROW_SORTS.map((sort) => [sort, words.sorts[sort]] as const)}
            onPick={(sort) => onRule({ ...rule, sort })}
          />
        </Labelled>
      )}
    </>
  )
}

/** The value the rule selects by. */
function Point({ vertical, rule, names, onRule, onNames }: RuleFieldsProps) {
  const { front: words } = useTexts()
  const { genres, tags, owners } = useSuspenseQuery(frontChoicesQuery()).data
  switch (rule.by) {
    case 'genre':
      return (
        <Choice
          label={words.genre}
          value={rule.genre}
          options={[
            ['', words.allGenres],
            ...genres[vertical].map(({ slug, name }) => [slug, name] as const),
          ]}
          onPick={(genre) => onRule({ ...rule, genre })}
        />
      )
    case 'tag':
      return (
        <Choice
          label={words.tag}
          value={rule.tag}
          options={[['', '…'], ...tags.map((tag) => [tag, tag] as const)]}
          onPick={(tag) => onRule({ ...rule, tag })}
        />
      )
    case 'owner':
      return (
        <Choice
          label={words.owner}
          value={rule.owner}
          options={[['', '…'], ...owners.map((owner) => [owner, owner] as const)]}
          onPick={(owner) => onRule({ ...rule, owner })}
        />
      )
    case 'person':
      return (
        <PersonPicker
          chosen={names.people.get(rule.personId) ?? null}
          onPick={(personId, name) => {
            onNames({ ...names, people: new Map(names.people).set(personId, name) })
            onRule({ ...rule, personId })
          }}
        />
      )
    default:
      return (
        <TitlePicker
          vertical={vertical}
          ids={rule.ids}
          names={names.titles}
          onChoose={(ids, added) => {
            if (added) onNames({ ...names, titles: new Map(names.titles).set(added.id, added.title) })
            onRule({ ...rule, ids })
          }}
        />
      )
  }
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onPick: (value: string) => void
}

/** The chosen value stays listed even if no title has it now, so that the row still shows what it selects by. */
function Choice({ label, value, options, onPick }: ChoiceProps) {
  const isListed = options.some(([each]) => each === value)
  return (
    <Labelled label={label}>
      <Select
        label={label}
        value={value}
        options={isListed ? options : [...options, [value, value]]}
        onPick={onPick}
      />
    </Labelled>
  )
}
