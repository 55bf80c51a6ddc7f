/** The sandbox's clock: shows the simulated and the real time, and changes it. @spec decisions 13.31 */
import type { SandboxClock } from '@quintet/contracts/operator/clock'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clockQuery } from '../../../api/queries.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Waiting } from '../../../ui/failure.tsx'
import { Badge, Empty, Panel } from '../../../ui/panel.tsx'
import { HouseHead } from '../house-head.tsx'
import styles from '../house.module.css'
import { type Way, TurnDialog } from './turn-dialog.tsx'
import clockStyles from './clock.module.css'

export function ClockPage() {
  const { clock: words } = useTexts().house
  const found = useQuery(clockQuery)
  const [asked, setAsked] = useState<Way | null>(null)
  const { data } = found
  return (
    <>
      <HouseHead />
      <Panel title={words.title}>
        {!data && <Waiting query={found} />}
        {data?.refusal && <Empty title={words.refused}>{words.refusals[data.refusal]}</Empty>}
        {data?.refusal === null && (
          <>
            <p className={styles.text}>{words.lead}</p>
            <Times clock={data} />
            <div className={clockStyles.actions}>
              <Button look="primary" onClick={() => setAsked('advance')}>
                {words.ways.advance}
              </Button>
              <Button onClick={() => setAsked('set')}>{words.ways.set}</Button>
              <Button disabled={data.aheadSeconds === 0} onClick={() => setAsked('reset')}>
                {words.ways.reset}
              </Button>
            </div>
          </>
        )}
      </Panel>
      {asked && data && <TurnDialog way={asked} clock={data} onClose={() => setAsked(null)} />}
    </>
  )
}

const DAY_SECONDS = 24 * 60 * 60

function Times({ clock: { now, realNow, aheadSeconds } }: { clock: SandboxClock }) {
  const { clock: words } = useTexts().house
  const formats = useFormats()
  const days = formats.spanOfDays(Math.abs(aheadSeconds) / DAY_SECONDS)
  const apart = aheadSeconds < 0 ? words.behind(days) : words.ahead(days)
  return (
    <dl className={clockStyles.times}>
      <div>
        <dt>{words.here}</dt>
        <dd>
          <time dateTime={now}>{formats.time(now)}</time>{' '}
          <Badge tone={aheadSeconds === 0 ? 'neutral' : 'warning'}>
            {aheadSeconds === 0 ? words.right : apart}
          </Badge>
        </dd>
      </div>
      <div>
        <dt>{words.really}</dt>
        <dd>
          <time dateTime={realNow}>{formats.time(realNow)}</time>
        </dd>
      </div>
    </dl>
  )
}
