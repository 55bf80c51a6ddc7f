import { type SandboxClock, turnClock } from '@quintet/contracts/operator/clock'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Field, Labelled, Select } from '../../../ui/field.tsx'
import { toLocal } from '../../../ui/local-time.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { Coming } from './coming.tsx'
import styles from './clock.module.css'

export type Way = 'advance' | 'set' | 'reset'

const UNIT_SECONDS = { hours: 3600, days: 86_400, weeks: 604_800 } as const
type Unit = keyof typeof UNIT_SECONDS
const UNITS = Object.keys(UNIT_SECONDS) as Unit[]
const COUNT_MAX = 500
/** A one-month trial plus a day. */
const COUNT_PRESET = 31

type TurnDialogProps = { way: Way; clock: Pick<SandboxClock, 'now' | 'realNow'>; onClose: () => void }

export function TurnDialog({ way, clock: { now, realNow }, onClose }: TurnDialogProps) {
  const { clock: words } = useTexts().house
  const formats = useFormats()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [unit, setUnit] = useState<Unit>('days')
  const [count, setCount] = useState(String(COUNT_PRESET))
  const [written, setWritten] = useState(toLocal(now))
  const advanceSeconds = Number(count) * UNIT_SECONDS[unit]
  const times = {
    advance: new Date(Date.parse(now) + advanceSeconds * 1000),
    set: new Date(written),
    reset: new Date(realNow),
  }
  const to = times[way]
  const turn = () => {
    if (way === 'reset') return { isReset: true } as const
    return way === 'set' ? { to: to.toISOString() } : { advanceSeconds }
  }
  return (
    <ReasonDialog
      title={words.ways[way]}
      lead={words.leads[way]}
      submit={words.submits[way]}
      act={(reason) => call(turnClock, { body: { turn: turn(), reason } })}
      onDone={(turned) => {
        onClose()
        toast(words.turned(formats.time(turned.now)))
        // Everything depends on the clock.
        void queryClient.invalidateQueries()
      }}
      onClose={onClose}
    >
      {way === 'advance' && (
        <div className={styles.span}>
          <Field
            label={words.count}
            name="count"
            type="number"
            min={1}
            max={COUNT_MAX}
            value={count}
            onChange={({ target }) => setCount(target.value)}
            required
          />
          <Labelled label={words.unit}>
            <Select
              label={words.unit}
              value={unit}
              options={UNITS.map((each) => [each, words.units[each]])}
              onPick={setUnit}
            />
          </Labelled>
        </div>
      )}
      {way === 'set' && (
        <Field
          label={words.to}
          hint={words.toHint}
          name="to"
          type="datetime-local"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
          required
        />
      )}
      {!Number.isNaN(to.getTime()) && <Coming now={now} to={to} />}
    </ReasonDialog>
  )
}
