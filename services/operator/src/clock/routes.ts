/** The sandbox's clock in the console. @spec decisions 13.31 */
import * as contract from '@quintet/contracts/operator/clock'
import { Problem } from '@quintet/contracts/problem'
import type { Turn } from '@quintet/domain/operation/turned-clock'
import { systemClock } from '@quintet/platform/clock/clock'
import { readOffset } from '@quintet/platform/clock/turned-clock'
import type { App, Platform } from '@quintet/platform/http/app'
import type { ClockDesk } from '../ports.ts'
import { serveOperator } from '../serve.ts'
import { carrySession } from '../sessions/carry.ts'
import { turn } from './service.ts'

type Asked = { advanceSeconds: number } | { to: string } | { isReset: true }

export function clockRoutes(app: App, platform: Platform, desk: ClockDesk): void {
  const { db, clock } = platform
  const told = (aheadMs: number): contract.SandboxClock => ({
    now: clock.now().toISOString(),
    realNow: systemClock.now().toISOString(),
    aheadSeconds: Math.round(aheadMs / 1000),
    refusal: desk.refusal,
  })
  // If this deployment does not follow the sandbox clock, an earlier offset no longer counts.
  serveOperator(app, platform, contract.readClock, async () =>
    told(desk.refusal === null ? await readOffset(db) : 0),
  )
  serveOperator(app, platform, contract.readComing, ({ query: { to } }) => {
    if (desk.refusal !== null) throw new Problem('clock_not_turned')
    return desk.coming(new Date(to))
  })
  serveOperator(app, platform, contract.turnClock, async ({ body, operator, change }) => {
    if (desk.refusal !== null) throw new Problem('clock_not_turned')
    const aheadMs = await change(async (tx) => {
      const { answer, ...event } = await turn(tx, turnOf(body.turn))
      await carrySession(tx, operator.sessionId, answer.aheadMs - answer.beforeMs)
      return { ...event, answer: answer.aheadMs, reason: body.reason }
    })
    await desk.follow()
    return told(aheadMs)
  })
}

function turnOf(asked: Asked): Turn {
  if ('advanceSeconds' in asked) return { advanceMs: asked.advanceSeconds * 1000 }
  return 'to' in asked ? { to: new Date(asked.to) } : asked
}
