import type { readCohorts } from '@quintet/contracts/operator/money'
import type { CallAnswer } from '@quintet/contracts/route'
import type { Texts } from '../../texts/en.ts'
import type { Formats } from '../../texts/formats.ts'
import { useFormats, useTexts } from '../../texts/language.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import styles from './money-page.module.css'
import { shareOf } from './sums.ts'

type Cohort = CallAnswer<typeof readCohorts>[number]

/** The later months that a phone has room for, and those that a narrow window has. */
const SOME_MONTHS = { onPhones: [1, 6, 12, 24], onNarrow: [0, 1, 3, 6, 12, 24] }
const SOME_MONTHS_OF_A_YEAR = { onPhones: [1, 3, 6], onNarrow: [0, 1, 3, 6, 9, 11] }

/** Per month, the members who began to pay and the share still paying at the end of that and each later month; newest first. */
export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const { money: words } = useTexts()
  const columns = columnsIn(words, useFormats(), Math.max(0, ...cohorts.map(({ paying }) => paying.length)))
  return (
    <Table label={words.cohorts} rows={cohorts.toReversed()} keyOf={({ month }) => month} columns={columns} />
  )
}

function columnsIn(words: Texts['money'], formats: Formats, months: number): Column<Cohort>[] {
  const { onPhones, onNarrow } = months > 12 ? SOME_MONTHS : SOME_MONTHS_OF_A_YEAR
  return [
    { key: 'month', head: words.cohortMonth, cell: ({ month }) => formats.monthAndYear(month) },
    { key: 'began', head: words.began, isNumber: true, cell: ({ began }) => formats.number(began) },
    ...Array.from({ length: months }, (_, later): Column<Cohort> => ({
      key: `later-${later}`,
      head: words.later(later),
      isNumber: true,
      isTwofold: !onPhones.includes(later),
      isExtra: !onNarrow.includes(later),
      cell: ({ began, paying }) => shareIn(formats, began, paying[later]),
    })),
  ]
}

function shareIn(formats: Formats, began: number, paying: number | undefined) {
  const share = paying === undefined ? null : shareOf(paying, began)
  if (share === null) return null
  return (
    <span
      className={styles.share}
      style={{
        backgroundColor: `color-mix(in oklch, var(--accent) ${Math.round(share ** 2 * 40)}%, transparent)`,
      }}
    >
      {formats.percent(share)}
    </span>
  )
}
