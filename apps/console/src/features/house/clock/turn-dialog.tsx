import { turnClock } from '@quintet/contracts/operator/clock'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Field, Labelled, Select } from '../../../ui/field.tsx'
import { textOf } from '../../../ui/form-text.ts'
import { toLocal } from '../../../ui/local-time.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import styles from './clock.module.css'

export type Way = 'advance' | 'set' | 'reset'

const UNIT_SECONDS = { hours: 3600, days: 86_400, weeks: 604_800 } as const
type Unit = keyof typeof UNIT_SECONDS
const UNITS = Object.keys(UNIT_SECONDS) as Unit[]
const COUNT_MAX = 500
/** A trial of a month, and a day. */
const COUNT_PRESET = 31

export function TurnDialog({ way, now, onClose }: { way: Way; now: string; onClose: () => void }) {
  const { clock: words } = useTexts().house
  const formats = useFormats()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [unit, setUnit] = useState<Unit>('days')
  const turnIn = (data: FormData) => {
    if (way === 'reset') return { isReset: true } as const
    if (way === 'set') return { to: new Date(textOf(data, 'to')).toISOString() }
    return { advanceSeconds: Number(textOf(data, 'count')) * UNIT_SECONDS[unit] }
  }
  return (
    <ReasonDialog
      title={words.ways[way]}
      lead={words.leads[way]}
      submit={words.submits[way]}
      act={(reason, data) => call(turnClock, { body: { turn: turnIn(data), reason } })}
      onDone={(turned) => {
        onClose()
        toast(words.turned(formats.time(turned.now)))
        // Everything goes by it.
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
            defaultValue={COUNT_PRESET}
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
          defaultValue={toLocal(now)}
          required
        />
      )}
    </ReasonDialog>
  )
}
