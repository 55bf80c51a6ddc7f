/** Background work of the role `worker`: queues, mail, and the demo catalogue of a first start. */
import { workSettling } from '@quintet/content'
import { workMedia } from '@quintet/media'
import { startMailDelivery } from '@quintet/platform/mail/delivery'
import { startDemo } from './demo.ts'
import type { Foundation } from './foundation.ts'

export type Work = { stop(): Promise<void> }

/** Starts working in this process; `stop` waits for what is under way. */
export async function startWork(foundation: Foundation): Promise<Work> {
  const { smtpUrl, publicOrigin } = foundation.config
  const running: Work[] = []
  await workSettling(foundation, foundation.jobs)
  running.push(await workMedia(foundation))
  if (foundation.config.hasDemo) running.push(await startDemo(foundation))
  if (smtpUrl !== null) running.push(startMailDelivery({ ...foundation, smtpUrl, publicOrigin }))
  return {
    async stop() {
      await Promise.all(running.map((work) => work.stop()))
    },
  }
}
