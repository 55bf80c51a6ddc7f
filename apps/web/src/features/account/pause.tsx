import { endPause, pauseSubscription, type Subscription } from '@quintet/contracts/billing'
import type { PauseMonths } from '@quintet/domain/membership/pause'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { accountTexts } from '../../texts/account.ts'
import { formatDate } from '../../texts/format-details.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Choices } from '../../ui/choices/choices.tsx'
import { Block } from './block.tsx'
import styles from './block.module.css'
import { PlanOrder, useSending } from './plan-order.tsx'

/** Pausing the membership: plan it, call it off, resume. @spec decisions 3.29 */
export function Pause({ subscription }: { subscription: Subscription }) {
  if (subscription.state === 'paused') return <PauseRunning subscription={subscription} />
  if (subscription.pause) return <PausePlanned pause={subscription.pause} />
  return subscription.pauseChoices.length > 0 ? <PausePlan subscription={subscription} /> : null
}

function PausePlan({ subscription: { pauseChoices, periodEndsAt } }: { subscription: Subscription }) {
  const texts = useTexts()
  const { pause, cancel, busy } = useTextsOf(accountTexts)
  const day = (time: string) => formatDate(new Date(time), texts)
  const [chosen, setChosen] = useState<`${PauseMonths}` | null>(null)
  const [isBusy, plan] = useSending(pause.planning, (months: PauseMonths) =>
    call(pauseSubscription, { body: { months } }),
  )
  if (chosen === null)
    return (
      <Block title={pause.title} text={pause.text}>
        <Button look="quiet" onClick={() => setChosen('1')}>
          {pause.choose}
        </Button>
      </Block>
    )
  return (
    <Block title={pause.title} text={pause.begins(day(periodEndsAt))}>
      <Choices
        name="pause"
        label={pause.howLong}
        choices={pauseChoices.map(({ months, until }) => ({
          value: `${months}` as const,
          name: pause.months(months),
          text: pause.until(day(until)),
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className={styles.buttons}>
        <Button isBusy={isBusy} busyLabel={busy} onClick={() => void plan(Number(chosen) as PauseMonths)}>
          {pause.submit}
        </Button>
        <Button look="quiet" onClick={() => setChosen(null)}>
          {cancel}
        </Button>
      </div>
    </Block>
  )
}

function PausePlanned({ pause: { from, until } }: { pause: NonNullable<Subscription['pause']> }) {
  const texts = useTexts()
  const { pause, busy } = useTextsOf(accountTexts)
  const [isBusy, callOff] = useSending(pause.callingOff, () => call(endPause, { body: {} }))
  const [first, last] = [from, until].map((time) => formatDate(new Date(time), texts))
  return (
    <Block title={pause.title} text={pause.planned(first ?? '', last ?? '')}>
      <Button look="quiet" isBusy={isBusy} busyLabel={busy} onClick={() => void callOff()}>
        {pause.callOff}
      </Button>
    </Block>
  )
}

function PauseRunning({ subscription }: { subscription: Subscription }) {
  const texts = useTexts()
  const { pause } = useTextsOf(accountTexts)
  const [isOpen, setOpen] = useState(false)
  const { plan, nextPlan, nextBill, currency, periodEndsAt } = subscription
  if (nextBill === null) return null
  return (
    <Block title={pause.title} text={pause.runs(formatDate(new Date(periodEndsAt), texts))}>
      {isOpen ? (
        <PlanOrder
          plan={nextPlan ?? plan}
          currency={currency}
          from={null}
          cents={Math.round(nextBill * 100)}
          isContinued
          words={pause.goingOn}
          onClose={() => setOpen(false)}
        >
          {(expectsPriceCents) => call(endPause, { body: { expectsPriceCents } })}
        </PlanOrder>
      ) : (
        <Button onClick={() => setOpen(true)}>{pause.goOn}</Button>
      )}
    </Block>
  )
}
