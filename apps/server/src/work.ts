/** Background work of the `worker` role: queues, mail, billing, data retention, due events, and the demo catalogue of a first start. */
import { extendRentals, handOverRental, startEvents } from '@quintet/content'
import { workFeeds } from '@quintet/content/feeds'
import { workDeletions, workSettling } from '@quintet/content/ingest'
import { openUploadStore, sweepUploads, workUploads } from '@quintet/content/uploads'
import { attachmentOf, endNewsletterFor, openBilling, sendReminder, startBilling } from '@quintet/customer'
import { workMedia } from '@quintet/media'
import { noteOnTime } from '@quintet/operator'
import { startMailDelivery } from '@quintet/platform/mail/delivery'
import { startDemo } from './demo.ts'
import type { Foundation } from './foundation.ts'
import { startRetention } from './retention.ts'
import type { Stoppable } from './stoppable.ts'

/** Starts the work in this process; `stop` waits for work in progress. */
export async function startWork(foundation: Foundation): Promise<Stoppable> {
  const { smtpUrl, dkim, publicOrigin } = foundation.config
  const running: Stoppable[] = []
  await workSettling(foundation, foundation.jobs)
  await workDeletions(foundation, foundation.jobs)
  await workFeeds(foundation, foundation.jobs)
  const store = await openUploadStore(foundation.config, foundation.storage)
  running.push(await workUploads({ ...foundation, store }))
  const { serving, demoProgress } = foundation
  const isQuiet = () => !serving.isServing() && !demoProgress.isMaking()
  running.push(await workMedia({ ...foundation, isQuiet }))
  running.push(startBilling(openBilling(foundation, { handOverRental, extendRentals })))
  running.push(startRetention(foundation, () => sweepUploads({ ...foundation, store })))
  running.push(startEvents(foundation, { sendReminder: sendReminder(foundation), noteOnTime }))
  if (foundation.config.hasDemo) running.push(await startDemo(foundation))
  if (smtpUrl !== null)
    running.push(
      startMailDelivery({
        ...foundation,
        smtpUrl,
        dkim,
        publicOrigin,
        attachmentOf: (name) => attachmentOf(foundation, name),
        refused: (email) => endNewsletterFor(foundation, email),
      }),
    )
  return {
    async stop() {
      await Promise.all(running.map((work) => work.stop()))
    },
  }
}
