import type { TITLE_ORDERS, TitleLine } from '@quintet/contracts/operator/titles'
import { Link } from '@tanstack/react-router'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Badge } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { StateCell } from './state-cell.tsx'
import { isChoice, type TitleColumn, USUAL_COLUMNS } from './title-columns.ts'

const MEDIA_TONES = { ready: 'good', making: 'warning', failed: 'bad', none: 'neutral' } as const

type Sort = (typeof TITLE_ORDERS)[number]
type Order = { sort: Sort; isDescending: boolean }

type TitleTableProps = {
  titles: readonly TitleLine[]
  shown: ReadonlySet<TitleColumn>
  order: Order
  onOrder: (order: Order) => void
  /** Null without the right to edit. */
  chosen: ReadonlySet<number> | null
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** A page of titles; headings sort, and checkboxes select. */
export function TitleTable({ titles, shown, order, onOrder, chosen, onChoose }: TitleTableProps) {
  const texts = useTexts()
  const formats = useFormats()
  const columns = columnsIn(texts, formats, { order, onOrder })
    .filter(({ key }) => !isChoice(key) || shown.has(key))
    // Explicitly chosen columns stay on narrow screens, too.
    .map((column) => ({ ...column, isExtra: column.isExtra === true && shown === USUAL_COLUMNS }))
  return (
    <Table
      label={texts.titles.title}
      rows={titles}
      keyOf={({ id }) => id}
      opens
      columns={chosen ? [chooser({ titles, chosen, onChoose, texts }), ...columns] : columns}
    />
  )
}

function columnsIn(
  { titles: words }: Texts,
  formats: Formats,
  { order, onOrder }: Pick<TitleTableProps, 'order' | 'onOrder'>,
): Column<TitleLine>[] {
  const { columns: heads } = words
  const sorting = (sort: Sort) => ({
    sorted:
      order.sort !== sort ? undefined : order.isDescending ? ('descending' as const) : ('ascending' as const),
    onSort: () => onOrder({ sort, isDescending: order.sort === sort && !order.isDescending }),
  })
  const ofDay = (sort: Sort) => ({ ...sorting(sort), isWhole: true })
  return [
    {
      key: 'title',
      head: heads.title,
      ...sorting('title'),
      cell: ({ id, title, isEdited, lacks }) => (
        <>
          <Link to="/titles/$id" params={{ id: String(id) }}>
            {title}
          </Link>{' '}
          {isEdited && <Badge tone="neutral">{words.edited}</Badge>}{' '}
          {lacks.map((language) => (
            <Badge key={language} tone="warning">
              {words.lacksBadge[language]}
            </Badge>
          ))}
        </>
      ),
    },
    { key: 'id', head: heads.id, cell: ({ id }) => id, isNumber: true },
    { key: 'vertical', head: heads.vertical, cell: ({ vertical }) => words.verticals[vertical] },
    { key: 'kind', head: heads.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'year',
      head: heads.year,
      ...sorting('year'),
      cell: ({ year }) => year,
      isNumber: true,
      isExtra: true,
    },
    {
      key: 'rating',
      head: heads.rating,
      cell: ({ rating }) => rating?.replace('-', ' '),
      isWhole: true,
      isExtra: true,
    },
    {
      key: 'media',
      head: heads.media,
      cell: ({ media }) =>
        media === 'none' ? '–' : <Badge tone={MEDIA_TONES[media]}>{words.media[media]}</Badge>,
      isExtra: true,
    },
    {
      key: 'state',
      head: heads.state,
      cell: ({ state, schedule }) => <StateCell state={state} schedule={schedule} />,
    },
    {
      key: 'until',
      head: heads.until,
      ...ofDay('until'),
      cell: ({ availableUntil }) => (availableUntil === null ? '–' : formats.day(availableUntil)),
    },
    { key: 'added', head: heads.added, ...ofDay('added'), cell: ({ addedAt }) => formats.day(addedAt) },
    {
      key: 'updated',
      head: heads.updated,
      ...ofDay('updated'),
      cell: ({ updatedAt }) => formats.day(updatedAt),
      isExtra: true,
    },
  ]
}

function chooser({
  titles,
  chosen,
  onChoose,
  texts,
}: {
  titles: readonly TitleLine[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  texts: Texts
}): Column<TitleLine> {
  const ids = new Set(titles.map(({ id }) => id))
  const hasAll = ids.isSubsetOf(chosen)
  return {
    key: 'chosen',
    head: (
      <input
        type="checkbox"
        aria-label={texts.titles.selectAll}
        checked={hasAll}
        onChange={() => onChoose(hasAll ? chosen.difference(ids) : chosen.union(ids))}
      />
    ),
    cell: ({ id, title }) => (
      <input
        type="checkbox"
        aria-label={texts.titles.select(title)}
        checked={chosen.has(id)}
        onChange={() => onChoose(chosen.symmetricDifference(new Set([id])))}
      />
    ),
  }
}
