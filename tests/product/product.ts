/** The whole product in this process, on a database of its own, spoken to over HTTP as everybody does. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { airAgain, remind, setPublished } from '@quintet/content'
import { sendReminder } from '@quintet/customer'
import { listMails } from '@quintet/contracts/system'
import type { CallAnswer } from '@quintet/contracts/route'
import { turnableClock, type TurnableClock } from '@quintet/platform/clock/clock'
import { readConfig } from '@quintet/platform/config/config'
import type { Database } from '@quintet/platform/db/database'
import type { OperatorRole } from '@quintet/domain/operator'
import type { App } from '@quintet/platform/http/app'
import { openLog } from '@quintet/platform/log/log'
import { deliverEvents } from '@quintet/payments/sandbox/events'
import type { Faults } from '@quintet/payments/sandbox/faults'
import type { Sandbox } from '@quintet/payments/sandbox/sandbox'
import { composeProduct } from '@quintet/server/compose'
import { type Foundation, openFoundation } from '@quintet/server/foundation'
import { type Browser, type Call, callerOver, openBrowser, programSend, type Send } from './caller.ts'
import { createTestDatabase } from './database.ts'
import {
  type Confirmation,
  confirmedSetup,
  type ConfirmSetup,
  type MemberWishes,
  signUpMember,
  type TestMember,
} from './member.ts'
import { type Closer, IS_ON_MACHINES, placeForMachines, refreshAll } from './machines.ts'
import { type Books, readBooks } from './money.ts'
import { joinOperator, type TestOperator } from './operator.ts'
import { freePortPair } from './ports.ts'
import { confirmAtPeer } from './stripe-peer/page.ts'
import type { StripePeer } from './stripe-peer/peer.ts'
import { insertTitle, type TestTitle, type TitleWishes } from './title.ts'

export type Product = {
  /** Such as `http://127.0.0.1:20000`. */
  origin: string
  /** For tests that take places which others wait for. */
  app: App
  foundation: Foundation
  db: Database
  clock: TurnableClock
  /** Throws where the product pays through another provider. */
  sandbox: Sandbox
  /** What the provider does wrong on demand. */
  faults: Pick<Faults, 'setShare' | 'queueDeclines'>
  /** What the books say, the provider's among them. */
  books(): Promise<Books>
  /** The id of a payment set-up that the provider confirmed; throws where it does not succeed. */
  confirmedSetup(call: Call, payment: Confirmation): Promise<string>
  /** Works off what is due by the clock: reminders, charges, retries, ends. */
  runBilling(): Promise<number>
  /** Lets days pass one by one, as a server lives through them: after each what is due is worked off and the provider heard. Sessions are kept. */
  live(days: number): Promise<void>
  /** Sessions outlive whatever the clock is turned by. */
  keepSessions(): Promise<void>
  /** Delivers the provider’s events over HTTP, as it would itself; gives how many. */
  deliverEvents(): Promise<number>
  /** Calls as a visitor, without cookies. */
  call: Call
  /** Sends any request as a visitor. */
  send: Send
  openBrowser(): Browser
  /** Somebody who signed up through the API; a trial runs unless the wishes prevent it. */
  aMember(wishes?: MemberWishes): Promise<TestMember>
  /** Somebody who works in the console, logged in there. */
  anOperator(role: OperatorRole): Promise<TestOperator>
  /** A published title, in the catalogue when this returns. */
  aTitle(wishes?: TitleWishes): Promise<TestTitle>
  /** A published track of music that can be played. */
  aTrack(wishes?: TitleWishes): Promise<TestTitle>
  /** Publishes a title again, so that what a test wrote of it beside its writer is seen. */
  publish(itemId: number): Promise<void>
  /** Tells of what starts soon; gives how many were told. */
  remind(): Promise<number>
  /** Announces anew what is shown again and again, where it is due; gives how many. */
  airAgain(): Promise<number>
  /** Brings the catalogue in memory up to the database, for tests that write titles themselves. */
  refresh(): Promise<void>
  /** Mails to an address, newest first. */
  mailsTo(address: string): Promise<CallAnswer<typeof listMails>>
  /** How many connections the pages' server has open. */
  connections(): Promise<number>
  stop(): Promise<void>
}

const EVENTS_PATH = '/api/payments/events'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Starts the roles customer and content; `environment` adds settings or replaces those of the tests. `peer` plays Stripe in the
 * sandbox's place.
 */
export async function startProduct({
  environment = {},
  peer,
}: { environment?: Record<string, string>; peer?: StripePeer } = {}): Promise<Product> {
  const closers: Closer[] = []
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  try {
    const own = await ownSettings(closers)
    const { PORT, ...wished } = environment
    const machines = IS_ON_MACHINES ? await placeForMachines(PORT) : null
    const listens = machines || PORT === undefined ? {} : { PORT }
    const config = readConfig({ ...own, ...machines?.settings, ...peer?.settings, ...wished, ...listens })
    const clock = turnableClock()
    peer?.follow(clock)
    const foundation = await openFoundation(config, { log: openLog(config.logLevel), clock })
    closers.push(() => foundation.close())
    const composed = await composeProduct(foundation)
    closers.push(() => composed.close())
    const machine = await composed.listen()
    const others = machines ? [await machines.add(foundation, machine, closers)] : []
    const origin = machines?.origin ?? machine
    const send = programSend(origin, {})
    const call = callerOver(send)
    // The tools of developers are for nobody whom a balancer forwards.
    const here = callerOver(programSend(machine, {}))
    const keepSessions = async () => {
      await foundation.db
        .updateTable('session')
        .set({ expires_at: new Date('2100-01-01') })
        .execute()
    }
    const { sandbox } = foundation
    const paying = peer ? payAtPeer(peer, origin) : payInSandbox(foundation, needed(sandbox), send)
    return {
      origin,
      app: composed.app,
      foundation,
      db: foundation.db,
      clock,
      get sandbox() {
        return needed(sandbox)
      },
      faults: paying.faults,
      books: () => readBooks(foundation.db, peer?.balanceCents()),
      confirmedSetup: (to, payment) => confirmedSetup(to, payment, paying.confirm),
      runBilling: () => composed.billing.run(),
      async live(days) {
        await keepSessions()
        for (let day = 0; day < days; day++) {
          clock.advance(DAY_MS)
          await composed.billing.run()
          while ((await paying.deliver()) > 0);
        }
      },
      keepSessions,
      deliverEvents: paying.deliver,
      call,
      send,
      openBrowser: () => openBrowser(origin),
      aMember: (wishes) => signUpMember(origin, wishes, paying.confirm),
      anOperator: (role) => joinOperator(origin, foundation, role),
      ...titlesIn(foundation, { refresh: () => refreshAll([composed, ...others]) }),
      remind: () => remind({ ...foundation, sendReminder: sendReminder(foundation) }),
      connections: promisify(composed.app.server.getConnections.bind(composed.app.server)),
      mailsTo: async (to) => (await here(listMails, { query: { to } })).body,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Paying = Pick<Product, 'faults'> & { confirm?: ConfirmSetup; deliver: () => Promise<number> }

function payInSandbox({ db, clock }: Foundation, sandbox: Sandbox, send: Send): Paying {
  const post = async (body: string, signature: string): Promise<number> => {
    const headers = { 'stripe-signature': signature }
    return (await send(EVENTS_PATH, { method: 'POST', body, headers })).status
  }
  return { faults: sandbox.faults, deliver: () => deliverEvents({ db, clock, ...sandbox, post }) }
}

function payAtPeer(peer: StripePeer, origin: string): Paying {
  return {
    faults: peer.faults,
    confirm: confirmAtPeer(peer),
    deliver: () => peer.deliver(origin + EVENTS_PATH),
  }
}

function needed(sandbox: Sandbox | null): Sandbox {
  if (!sandbox) throw new Error('This product does not pay through the sandbox.')
  return sandbox
}

/** How tests publish titles; each is in the catalogue in memory once its call is done. */
function titlesIn(
  { db, clock }: Foundation,
  catalogue: { refresh: () => Promise<unknown> },
): Pick<Product, 'aTitle' | 'aTrack' | 'publish' | 'airAgain' | 'refresh'> {
  const refresh = async (): Promise<void> => void (await catalogue.refresh())
  const aTitle: Product['aTitle'] = async (wishes) => {
    const title = await insertTitle(db, clock.now(), wishes)
    await refresh()
    return title
  }
  return {
    aTitle,
    aTrack: (wishes) => aTitle({ vertical: 'music-stream', kind: 'track', media: 'audio', ...wishes }),
    async publish(itemId) {
      await setPublished(db, [itemId], clock.now())
      await refresh()
    },
    async airAgain() {
      const moved = await airAgain({ db, clock })
      await refresh()
      return moved
    },
    refresh,
  }
}

/** A folder, a database and a port of its own. */
async function ownSettings(closers: Closer[]): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-test-'))
  closers.push(() => rm(dataDir, { recursive: true, force: true }))
  const database = await createTestDatabase()
  closers.push(() => database.drop())
  return {
    PORT: String(await freePortPair()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ROLE: 'customer,content',
    DEV_TOOLS: '1',
    // Tests run at any hour of the day.
    YOUTH_PROTECTION: 'off',
    LOG_LEVEL: 'silent',
  }
}
