/** Decision records: their form, their references to each other, and their list. */

export type DecisionRecord = {
  readonly number: string
  readonly file: string
  readonly title: string
  /** The number of the decision that replaced it; null if it still holds. */
  readonly supersededBy: string | null
  /** Decisions that still hold, except for what this one changes. */
  readonly amends: readonly string[]
}

const HEAD =
  /^# (\d{4}): (\S.*)\n\nStatus: (?:accepted|superseded by (\d{4}))(?:\nAmends: (\d{4}(?:, \d{4})*))?\n\n## Context\n/
const SECTIONS = 'Context, Decision, Consequences'

/** Reads one record; null, with the faults in its form, if it is malformed. */
export function recordOf(file: string, text: string): { record: DecisionRecord | null; faults: string[] } {
  const [, number = '', title = '', supersededBy, amends] = HEAD.exec(text) ?? []
  if (number === '')
    return {
      record: null,
      faults: [
        `${file}: it begins "# 0123: Title", "Status: accepted" (or "superseded by 0124"), perhaps "Amends: 0120", "## Context"`,
      ],
    }
  const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, name]) => name).join(', ')
  return {
    record: { number, file, title, supersededBy: supersededBy ?? null, amends: amends?.split(', ') ?? [] },
    faults: [
      ...(file.startsWith(`${number}-`) ? [] : [`${file}: its heading says ${number}`]),
      ...(sections === SECTIONS ? [] : [`${file}: its sections are ${sections}, not ${SECTIONS}`]),
    ],
  }
}

/** Reports numbers that appear twice, and references to missing records. */
export function faultsAmong(records: readonly DecisionRecord[]): string[] {
  const numbers = records.map(({ number }) => number)
  return [
    ...numbers
      .filter((number, at) => numbers.indexOf(number) < at)
      .map((number) => `${number} is there twice`),
    ...records.flatMap(({ file, supersededBy, amends }) =>
      [...amends, ...(supersededBy === null ? [] : [supersededBy])]
        .filter((number) => !numbers.includes(number))
        .map((number) => `${file}: there is no decision ${number}`),
    ),
  ]
}

function statusOf(record: DecisionRecord, records: readonly DecisionRecord[]): string {
  const amending = records.filter(({ amends }) => amends.includes(record.number)).map(({ number }) => number)
  return [
    record.supersededBy === null ? 'accepted' : `superseded by ${record.supersededBy}`,
    ...(amending.length > 0 ? [`amended by ${amending.join(', ')}`] : []),
  ].join('; ')
}

export function indexOf(records: readonly DecisionRecord[]): string {
  const rows = records.map(
    (record) => `| ${record.number} | [${record.title}](${record.file}) | ${statusOf(record, records)} |`,
  )
  return `# Decisions

Why the product is built as it is. Each record says what it was about (Context), what holds since (Decision), and what that costs
(Consequences). An accepted record is not rewritten: a later one supersedes it, or amends a part of it. Numbers are never used twice;
the gaps are drafts that came to nothing, and reports of measurements, which stand in [bench/reports](../../bench/reports). This list
is written by \`node script/decisions.ts\`.

| | decision | status |
|---|---|---|
${rows.join('\n')}
`
}
