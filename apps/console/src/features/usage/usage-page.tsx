/** Plays by title, month and more, as the basis for paying rights holders. */
import { type readUsage, USAGE_GROUPS } from '@quintet/contracts/operator/usage'
import type { CallAnswer } from '@quintet/contracts/route'
import { csvOf } from '@quintet/domain/basics/csv'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { usageQuery } from '../../api/queries.ts'
import { serviceNow } from '../../api/service-clock.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { Select } from '../../ui/field.tsx'
import form from '../../ui/form.module.css'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { type Column, Table } from '../../ui/table.tsx'

type Line = CallAnswer<typeof readUsage>[number]
type Group = (typeof USAGE_GROUPS)[number]

/** The current month, in the days (UTC) by which the service counts. */
function thisMonth(): { from: string; to: string } {
  const today = serviceNow().toISOString().slice(0, 10)
  return { from: `${today.slice(0, 7)}-01`, to: today }
}

export type UsageSearch = { from?: string | undefined; to?: string | undefined; by?: Group | undefined }

export function UsagePage() {
  const texts = useTexts()
  const formats = useFormats()
  const [month] = useState(thisMonth)
  const search: UsageSearch = useSearch({ strict: false })
  const { by = 'title' } = search
  const days = { from: search.from ?? month.from, to: search.to ?? month.to }
  const navigate = useNavigate()
  const show = (next: UsageSearch) =>
    void navigate({ to: '/usage', search: { ...search, ...next }, replace: true })
  const found = useQuery({ ...usageQuery({ ...days, by }), enabled: days.from !== '' && days.to !== '' })
  const lines = found.data ?? []
  const sum = (of: 'starts' | 'seconds' | 'finished') => lines.reduce((all, line) => all + line[of], 0)
  return (
    <>
      <PageHead
        title={texts.usage.title}
        lead={texts.usage.lead}
        actions={
          <Button
            disabled={lines.length === 0}
            onClick={() => saveFile(`usage-${days.from}-${days.to}.csv`, csvOfUsage(lines))}
          >
            {texts.usage.csv}
          </Button>
        }
      />
      <div className={form.filters}>
        {(['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={texts.usage[end]}
            value={days[end]}
            onPick={(day) => show({ [end]: day })}
          />
        ))}
        <Select
          label={texts.usage.by}
          value={by}
          options={USAGE_GROUPS.map((each) => [each, texts.usage.groups[each]] as const)}
          onPick={(next) => show({ by: next })}
        />
      </div>
      <Panel>
        {!found.data && <Waiting query={found} />}
        {found.data?.length === 0 && <Empty title={texts.usage.empty} />}
        {lines.length > 0 && (
          <Table
            label={texts.usage.title}
            rows={lines}
            keyOf={({ key }) => key}
            columns={columnsIn(texts, formats, by)}
            totals={[
              {
                name: texts.usage.sum,
                starts: formats.number(sum('starts')),
                time: formats.hours(sum('seconds')),
                finished: formats.number(sum('finished')),
              },
            ]}
          />
        )}
      </Panel>
    </>
  )
}

/** In the format of `quintet usage --csv`, with time in whole seconds. */
function csvOfUsage(lines: readonly Line[]): string {
  return csvOf([
    ['key', 'name', 'starts', 'seconds', 'finished'],
    ...lines.map(({ key, name, starts, seconds, finished }) => [
      key,
      name ?? '',
      starts,
      Math.round(seconds),
      finished,
    ]),
  ])
}

function columnsIn({ usage: words, titles }: Texts, formats: Formats, by: Group): Column<Line>[] {
  const figure = (key: 'starts' | 'finished') =>
    ({ key, head: words[key], isNumber: true, cell: (line: Line) => formats.number(line[key]) }) as const
  return [
    {
      key: 'name',
      head: words.groups[by],
      cell: ({ name, kind }) =>
        kind ? `${name ?? words.removed} (${titles.kinds[kind]})` : (name ?? words.noPublisher),
    },
    figure('starts'),
    { key: 'time', head: words.time, isNumber: true, cell: ({ seconds }) => formats.hours(seconds) },
    figure('finished'),
  ]
}
