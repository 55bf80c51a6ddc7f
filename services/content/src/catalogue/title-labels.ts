/**
 * Categories, tags and owners of titles, their people and teams by role, series, leagues and works, as numbers, so that lists can be
 * filtered without reading titles.
 */
import type { CreditedRole } from '@quintet/domain/catalogue/page-roles'
import { firstAbove } from './ascending.ts'

export const LABEL_KINDS = ['owner', 'category', 'tag', 'person', 'series', 'league', 'work'] as const
export type LabelKind = (typeof LABEL_KINDS)[number]

/** A label as one string, prefixed with the first letter of its kind, so that kinds cannot collide. */
export function labelOf(kind: LabelKind, name: string): string {
  return kind.charAt(0) + name
}

/** The label name for a person's titles in a role. */
export function personLabel(role: CreditedRole, id: number): string {
  return `${role}:${id}`
}

/** The label name for recordings of a composer's work. */
export function workLabel(composerId: number, slug: string): string {
  return `${composerId}:${slug}`
}

export function workOfLabel(name: string): { personId: number; slug: string } {
  const end = name.indexOf(':')
  return { personId: Number(name.slice(0, end)), slug: name.slice(end + 1) }
}

export function isTeamLabel(name: string): boolean {
  return name.startsWith('team:')
}

export function idOfPersonLabel(name: string): number {
  return Number(name.slice(name.indexOf(':') + 1))
}

export type LabelParts = {
  /** Every label in use; its number is its index here. */
  names: readonly string[]
  /** Label numbers of all titles, one title after the other, each in label order. */
  numbers: Uint32Array
  /** Where each title's labels begin; they end where the next title's begin. */
  from: Uint32Array
}

export class TitleLabels {
  readonly parts: LabelParts
  readonly #numbers: ReadonlyMap<string, number>

  constructor(parts: LabelParts) {
    this.parts = parts
    this.#numbers = new Map(parts.names.map((name, number) => [name, number]))
  }

  /** The number of a label; undefined if no title has it. */
  numberOf(kind: LabelKind, name: string): number | undefined {
    return this.#numbers.get(labelOf(kind, name))
  }

  /** The labels of one kind of the title at a place, in order. */
  of(place: number, kind: LabelKind): string[] {
    const { names, numbers, from } = this.parts
    const found: string[] = []
    for (let at = from[place] ?? 0; at < (from[place + 1] ?? 0); at++) {
      const name = names[numbers[at] ?? 0] ?? ''
      if (name.startsWith(kind.charAt(0))) found.push(name.slice(1))
    }
    return found
  }

  /** The places of all titles that have a label, ascending. */
  placesWith(kind: LabelKind, name: string): number[] {
    const label = this.numberOf(kind, name)
    const places: number[] = []
    if (label === undefined) return places
    const { numbers, from } = this.parts
    for (let at = numbers.indexOf(label); at !== -1; at = numbers.indexOf(label, at + 1))
      places.push(firstAbove(from, at) - 1)
    return places
  }

  /** True if the title at a place has the label. */
  has(place: number, label: number): boolean {
    const { numbers, from } = this.parts
    for (let at = from[place] ?? 0; at < (from[place + 1] ?? 0); at++) if (numbers[at] === label) return true
    return false
  }

  /** Groups places by their labels of one kind, preserving order. */
  groups(places: Int32Array, kind: LabelKind): Map<string, Int32Array> {
    const { names, numbers, from } = this.parts
    const counts = new Uint32Array(names.length)
    for (const place of places)
      for (let at = from[place] ?? 0; at < (from[place + 1] ?? 0); at++) {
        const label = numbers[at] ?? 0
        counts[label] = (counts[label] ?? 0) + 1
      }
    const lists = names.map((name, label) =>
      name.startsWith(kind.charAt(0)) && counts[label] ? new Int32Array(counts[label]) : null,
    )
    counts.fill(0)
    for (const place of places)
      for (let at = from[place] ?? 0; at < (from[place + 1] ?? 0); at++) {
        const label = numbers[at] ?? 0
        const list = lists[label]
        if (!list) continue
        list[counts[label] ?? 0] = place
        counts[label] = (counts[label] ?? 0) + 1
      }
    return new Map(lists.flatMap((list, label) => (list ? [[(names[label] ?? '').slice(1), list]] : [])))
  }
}
