/** The tracks of an album, with a work's name taken from other recordings if only they have it in the reader's language. */
import type { ContentItem } from '@quintet/contracts/content'
import type { Asking } from '../browsing/asking.ts'
import { wireList } from '../browsing/wire-list.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { workOfLabel } from '../catalogue/title-labels.ts'
import type { Title } from '../catalogue/title.ts'
import { labelsOf, translatedName } from './names.ts'

/** The parts of a title, as JSON. */
export function listParts(index: TitleIndex, parts: readonly Title[], asking: Asking): Buffer {
  const list = wireList(parts, asking)
  const labels = parts.map(oneNamed)
  const names = new Map(
    [...new Set(labels)].map((label) => [
      label,
      label === undefined ? null : translatedName(index, label, asking),
    ]),
  )
  if ([...names.values()].every((name) => name === null)) return list
  const items = (JSON.parse(list.toString()) as ContentItem[]).map((item, place) => {
    const name = names.get(labels[place]) ?? null
    if (name === null || name === item.attributes.work) return item
    return { ...item, attributes: { ...item.attributes, work_translated: name } }
  })
  return Buffer.from(JSON.stringify(items))
}

/** The label of the work that a track names in one language only; undefined if it names none, or names it in two. */
function oneNamed(track: Title): string | undefined {
  const [label] = track.workLabels
  if (label === undefined) return undefined
  return labelsOf(track, workOfLabel(label).personId).length === 1 ? label : undefined
}
