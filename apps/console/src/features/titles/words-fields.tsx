/** Fields for any number of words: the tags of titles, and the reasons for a rating. */
import { RATING_REASONS, TITLE_TAGS } from '@quintet/domain/catalogue/title-sheet'
import { TAGS } from '@quintet/domain/catalogue/categories'
import { MOODS } from '@quintet/domain/catalogue/tags'
import { useQuery } from '@tanstack/react-query'
import { frontChoicesQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/language.tsx'
import type { Choice } from '../../ui/choices.ts'
import { ManyChoice } from '../../ui/many-choice.tsx'
import { useNoteChange } from './sheet/sheet-panel.tsx'

type TagsFieldProps = { label: string; name: string; tags: readonly string[] }

/** `chosenIn` reads it. @spec decisions 13.78 */
export function TagsField({ label, name, tags }: TagsFieldProps) {
  const { tags: words } = useTexts().title
  return (
    <ManyChoice
      label={label}
      hint={words.hint}
      name={name}
      choices={useTags()}
      initial={tags}
      own={TITLE_TAGS}
      nothing={words.nothing}
      more={words.more}
      onChange={useNoteChange()}
    />
  )
}

/** The tags with a meaning of their own, then those of other titles, so that one is not written in two ways. */
function useTags(): Choice[] {
  const { tags: words } = useTexts().title
  const { data } = useQuery(frontChoicesQuery())
  const curated = Object.values(TAGS)
  const own = new Set<string>([...curated, ...MOODS])
  const others = data?.tags.filter((tag) => !own.has(tag)) ?? []
  const choiceOf = (group: string) => (tag: string) => ({ value: tag, text: tag, group })
  return [
    ...curated.map(choiceOf(words.curated)),
    ...others.map(choiceOf(words.others)),
    ...MOODS.map(choiceOf(words.moods)),
  ]
}

const NO_CHOICES: readonly Choice[] = []

/** `chosenIn` reads `descriptors`. */
export function DescriptorsField({ descriptors }: { descriptors: readonly string[] }) {
  const { title: words } = useTexts()
  return (
    <ManyChoice
      label={words.descriptors}
      hint={words.descriptorsHint}
      name="descriptors"
      choices={NO_CHOICES}
      initial={descriptors}
      own={RATING_REASONS}
      nothing={words.noDescriptors}
      more={words.moreDescriptors}
      onChange={useNoteChange()}
    />
  )
}
