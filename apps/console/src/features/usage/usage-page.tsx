/** Plays by title, month and more, as the basis for paying rights holders. */
import { addressOf } from '@quintet/contracts/client'
import { FILE_ROWS_MAX } from '@quintet/contracts/operator/fields'
import { exportUsage, USAGE_GROUPS, type UsageLine } from '@quintet/contracts/operator/usage'
import { monthSoFar } from '@quintet/domain/basics/calendar'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { usageQuery } from '../../api/queries.ts'
import { serviceNow } from '../../api/service-clock.ts'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useSpeech, useTexts } from '../../texts/language.tsx'
import { Waiting } from '../../ui/failure.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { Select } from '../../ui/field.tsx'
import { Figure, Figures } from '../../ui/figure.tsx'
import { FileLink } from '../../ui/file-link.tsx'
import form from '../../ui/form.module.css'
import { Empty, PageHead, Panel } from '../../ui/panel.tsx'
import { type Column, Table } from '../../ui/table.tsx'

type Group = (typeof USAGE_GROUPS)[number]

export type UsageSearch = { from?: string | undefined; to?: string | undefined; by?: Group | undefined }

export function UsagePage() {
  const texts = useTexts()
  const formats = useFormats()
  const [month] = useState(() => monthSoFar(serviceNow()))
  const search: UsageSearch = useSearch({ strict: false })
  const { by = 'title' } = search
  const days = { from: search.from ?? month.from, to: search.to ?? month.to }
  const navigate = useNavigate()
  const show = (next: UsageSearch) =>
    void navigate({ to: '/usage', search: { ...search, ...next }, replace: true })
  const found = useQuery({ ...usageQuery({ ...days, by }), enabled: days.from !== '' && days.to !== '' })
  const { lines, total } = found.data ?? { lines: [], total: null }
  return (
    <>
      <PageHead
        title={texts.usage.title}
        lead={texts.usage.lead}
        actions={
          total !== null && total.lines > 0 && <SaveUsage query={{ ...days, by }} lines={total.lines} />
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
      {total && total.lines > 1 && (
        <Figures>
          <Figure name={texts.usage.starts} value={formats.number(total.starts)} />
          <Figure name={texts.usage.time} value={formats.hours(total.seconds)} />
          <Figure name={texts.usage.finished} value={formats.number(total.finished)} />
        </Figures>
      )}
      <Panel>
        {!found.data && <Waiting query={found} />}
        {total?.lines === 0 && <Empty title={texts.usage.empty} />}
        {total && total.lines > 0 && (
          <Table
            label={texts.usage.title}
            rows={lines}
            keyOf={({ key }) => key}
            columns={columnsIn(texts, formats, by)}
            totals={[
              {
                name:
                  lines.length < total.lines
                    ? texts.usage.sumOfAll(formats.number(total.lines))
                    : texts.usage.sum,
                starts: formats.number(total.starts),
                time: formats.hours(total.seconds),
                finished: formats.number(total.finished),
              },
            ]}
          />
        )}
      </Panel>
    </>
  )
}

/** Offers all lines as a file, unless they are more than one holds. */
function SaveUsage({ query, lines }: { query: { from: string; to: string; by: Group }; lines: number }) {
  const { texts, formats, language } = useSpeech()
  if (lines > FILE_ROWS_MAX) return <p>{texts.usage.fileHolds(formats.number(FILE_ROWS_MAX))}</p>
  const address = addressOf(exportUsage, {}, { ...query, lang: language })
  return <FileLink address={address}>{texts.usage.csv}</FileLink>
}

function columnsIn({ usage: words, titles }: Texts, formats: Formats, by: Group): Column<UsageLine>[] {
  const figure = (key: 'starts' | 'finished') =>
    ({ key, head: words[key], isNumber: true, cell: (line: UsageLine) => formats.number(line[key]) }) as const
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
