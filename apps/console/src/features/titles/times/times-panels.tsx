/** The timed rows of a title: chapters, skip marks and moments. */
import type { TitleSheet } from '@quintet/contracts/operator/title-sheet'
import type { TitleRecord } from '@quintet/contracts/operator/titles'
import { MOMENT_KINDS, MOMENT_TITLE_MAX_LENGTH, MOMENTS_MAX } from '@quintet/domain/live/moments'
import { areInOrder, secondsOf, writtenTime } from '@quintet/domain/catalogue/title-sheet'
import { SKIP_KINDS } from '@quintet/domain/playback/watching'
import type { Texts } from '../../../texts/en.ts'
import { useTexts } from '../../../texts/language.tsx'
import { RowEditor, rowsIn } from '../sheet/row-editor.tsx'
import { SheetPanel } from '../sheet/sheet-panel.tsx'
import styles from '../sheet/sheet.module.css'
import { scoreIn } from '../sheet/written-score.ts'

type PanelProps = { title: TitleRecord }
type Words = Texts['title']

export function ChaptersPanel({ title }: PanelProps) {
  const { title: words } = useTexts()
  // A chapter that is named in several languages stays so until it gets another name.
  const named = new Map(title.shown.chapters.map(({ title: name, titles }) => [name, titles]))
  return (
    <SheetPanel
      title={title}
      heading={words.panels.chapters}
      fields={['chapters']}
      read={(data) => {
        const chapters = spansIn(data, ['title'], words)
        if (typeof chapters === 'string') return chapters
        return {
          chapters: chapters.map(({ title: name = '', start, end }) => {
            const titles = named.get(name)
            return { title: name, start, end, ...(titles ? { titles } : {}) }
          }),
        }
      }}
    >
      <p className={styles.hint}>{words.timeHint}</p>
      <RowEditor
        label={words.panels.chapters}
        columns={[
          ...spanColumns(words),
          { key: 'title', label: words.chapter, isWide: true, maxLength: 200 },
        ]}
        rows={title.shown.chapters.map((chapter) => ({ ...writtenSpan(chapter), title: chapter.title }))}
        blank={{ start: '', end: '', title: '' }}
        max={2000}
        isSeamless
      />
    </SheetPanel>
  )
}

export function SkipsPanel({ title }: PanelProps) {
  const { title: words } = useTexts()
  return (
    <SheetPanel
      title={title}
      heading={words.panels.skips}
      fields={['skips']}
      read={(data) => {
        const skips = spansIn(data, ['kind'], words)
        if (typeof skips === 'string') return skips
        return {
          skips: skips.map(({ kind, start, end }) => ({
            kind: kind as TitleSheet['skips'][number]['kind'],
            start,
            end,
          })),
        }
      }}
    >
      <p className={styles.hint}>{words.timeHint}</p>
      <RowEditor
        label={words.panels.skips}
        columns={[
          {
            key: 'kind',
            label: words.skip,
            options: SKIP_KINDS.map((kind) => [kind, words.skipKinds[kind]] as const),
          },
          ...spanColumns(words),
        ]}
        rows={title.shown.skips.map((skip) => ({ ...writtenSpan(skip), kind: skip.kind }))}
        blank={{ kind: 'intro', start: '', end: '' }}
        max={20}
      />
    </SheetPanel>
  )
}

export function MomentsPanel({ title }: PanelProps) {
  const { title: words } = useTexts()
  const named = { isWide: true, maxLength: MOMENT_TITLE_MAX_LENGTH }
  return (
    <SheetPanel
      title={title}
      heading={words.panels.moments}
      fields={['moments']}
      read={(data) => momentsIn(data, words)}
    >
      <p className={styles.hint}>{words.timeHint}</p>
      <RowEditor
        label={words.panels.moments}
        columns={[
          { key: 'at', label: words.at, isRequired: true, time: 'start' },
          {
            key: 'kind',
            label: words.moment,
            options: MOMENT_KINDS.map((kind) => [kind, words.momentKinds[kind]] as const),
          },
          { key: 'de', label: words.momentIn.de, ...named },
          { key: 'en', label: words.momentIn.en, ...named },
          { key: 'score', label: words.score, placeholder: '2:1' },
        ]}
        rows={title.shown.moments.map(({ at, kind, titles, score }) => ({
          at: writtenTime(at),
          kind,
          de: titles.de ?? '',
          en: titles.en ?? '',
          score: score?.join(':') ?? '',
        }))}
        blank={{ at: '', kind: 'goal', de: '', en: '', score: '' }}
        max={MOMENTS_MAX}
      />
    </SheetPanel>
  )
}

/** Returns an error message, or the moments in order. */
function momentsIn(data: FormData, words: Words): string | { moments: TitleSheet['moments'] } {
  const moments: TitleSheet['moments'] = []
  for (const [place, row] of rowsIn(data, ['at', 'kind', 'de', 'en', 'score']).entries()) {
    const at = secondsOf(row.at)
    if (at === null) return words.wrongTime(String(place + 1))
    const score = scoreIn(row.score)
    if (row.score !== '' && !score) return words.wrongScore(String(place + 1))
    moments.push({
      at,
      kind: row.kind as TitleSheet['moments'][number]['kind'],
      titles: { ...(row.de && { de: row.de }), ...(row.en && { en: row.en }) },
      score,
    })
  }
  return { moments: moments.toSorted((one, other) => one.at - other.at) }
}

const spanColumns = (words: Words) =>
  [
    { key: 'start', label: words.start, isRequired: true, time: 'start' },
    { key: 'end', label: words.end, isRequired: true, time: 'end' },
  ] as const

const writtenSpan = ({ start, end }: { start: number; end: number }) => ({
  start: writtenTime(start),
  end: writtenTime(end),
})

type Span = { start: number; end: number }

/** Returns an error message, or the rows with their times in seconds. */
function spansIn<Key extends string>(
  data: FormData,
  keys: readonly Key[],
  words: Words,
): string | (Span & Partial<Record<Key, string>>)[] {
  const spans: (Span & Partial<Record<Key, string>>)[] = []
  for (const [place, row] of rowsIn<Key | 'start' | 'end'>(data, ['start', 'end', ...keys]).entries()) {
    const [start, end] = [secondsOf(row.start), secondsOf(row.end)]
    if (start === null || end === null) return words.wrongTime(String(place + 1))
    spans.push({ ...row, start, end })
  }
  return areInOrder(spans) ? spans : words.wrongOrder
}
