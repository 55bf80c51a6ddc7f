/** Which work labels mean the same work: a track that names its work in two languages links them. @spec product 5.3 */
import { workOfLabel } from './title-labels.ts'

/**
 * Maps each label to the one its work is known by, independent of language. `said` holds the labels of each track, that of the default
 * language first.
 */
export function sameWorks(said: readonly (readonly string[])[]): Map<string, string> {
  const groups = new Map<string, Set<string>>()
  const isMain = new Set<string>()
  for (const labels of said)
    for (const own of Map.groupBy(labels, (label) => workOfLabel(label).personId).values()) {
      const joined = new Set(own.flatMap((label) => [label, ...(groups.get(label) ?? [])]))
      for (const label of joined) groups.set(label, joined)
      const [main] = own
      if (main !== undefined && own.length > 1) isMain.add(main)
    }
  const goesBy = (group: ReadonlySet<string>): string => {
    const inOrder = [...group].toSorted()
    return inOrder.find((label) => isMain.has(label)) ?? inOrder[0] ?? ''
  }
  const names = new Map([...new Set(groups.values())].map((group) => [group, goesBy(group)]))
  return new Map([...groups].map(([label, group]) => [label, names.get(group) ?? label]))
}
