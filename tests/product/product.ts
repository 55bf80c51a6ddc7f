/** The whole product in this process, with its own database, used over HTTP like any client does. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { airAgain, remind, setPublished } from '@quintet/content'
import { sendReminder } from '@quintet/customer'
import { listMails } from '@quintet/contracts/system'
import type { CallAnswer } from '@quintet/contracts/route'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { turnableClock, type TurnableClock } from '@quintet/platform/clock/clock'
import { readConfig } from '@quintet/platform/config/config'
import type { Database } from '@quintet/platform/db/database'
import type { OperatorRole } from '@quintet/domain/operation/operator'
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
  /** For tests that occupy slots others wait for, or list its routes. */
  app: App
  /** The separate origin of games and embeds. */
  embedApp: App
  foundation: Foundation
  db: Database
  clock: TurnableClock
  /** Throws if the product uses another payment provider. */
  sandbox: Sandbox
  /** Faults of the provider on demand. */
  faults: Pick<Faults, 'setShare' | 'queueDeclines'>
  /** Returns the state of the books, including the provider's. */
  books(): Promise<Books>
  /** Returns the ID of a payment setup confirmed at the provider; throws if that fails. */
  confirmedSetup(call: Call, payment: Confirmation): Promise<string>
  /** Processes everything due: reminders, charges, retries, ends. */
  runBilling(): Promise<number>
  /**
   * Lets days pass one by one, as on a running server: after each, processes what is due and delivers the provider's events. Sessions are
   * kept.
   */
  live(days: number): Promise<void>
  /** Stops billing the members there are so far, for tests to which their charges would only add time. */
  stopBilling(): Promise<void>
  /** Ends a membership in the database at once, whatever it had paid for. */
  endMembership(member: Pick<TestMember, 'email'>): Promise<void>
  /** Keeps sessions valid however far the clock is turned. */
  keepSessions(): Promise<void>
  /** Delivers the provider’s events over HTTP, as the provider would; returns how many. */
  deliverEvents(): Promise<number>
  /** Calls as a visitor, without cookies. */
  call: Call
  /** Sends any request as a visitor. */
  send: Send
  openBrowser(): Browser
  /** Creates a member through the API; a trial runs unless the wishes prevent it. */
  aMember(wishes?: MemberWishes): Promise<TestMember>
  /** Creates an operator who is logged in to the console. */
  anOperator(role: OperatorRole): Promise<TestOperator>
  /** Creates a published title, which is in the catalogue when this returns. */
  aTitle(wishes?: TitleWishes): Promise<TestTitle>
  /** Creates a published, playable music track. */
  aTrack(wishes?: TitleWishes): Promise<TestTitle>
  /** Publishes a title again, to make rows that a test wrote directly visible. */
  publish(itemId: number): Promise<void>
  /** Sends reminders of what starts soon; returns how many. */
  remind(): Promise<number>
  /** Reschedules repeating events that are due; returns how many. */
  airAgain(): Promise<number>
  /** Refreshes the in-memory catalogue from the database, for tests that write titles themselves. */
  refresh(): Promise<void>
  /** Returns the mails to an address, newest first. */
  mailsTo(address: string): Promise<CallAnswer<typeof listMails>>
  /** Returns the number of open connections of the page server. */
  connections(): Promise<number>
  stop(): Promise<void>
}

const EVENTS_PATH = '/api/payments/events'

/**
 * Starts the roles customer and content; `environment` adds to or replaces the test settings. `peer` plays Stripe instead of the sandbox.
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
    // The developer tools are not available to requests a balancer forwards.
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
      embedApp: composed.embedApp,
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
      async stopBilling() {
        await foundation.db.updateTable('subscription').set({ due_at: null }).execute()
      },
      endMembership: (member) => endMembership(foundation.db, member),
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

/** The publishing methods; each title is in the in-memory catalogue once its call is done. */
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

/** Creates a separate folder, database and port. */
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
    // Tests run at any time of day.
    YOUTH_PROTECTION: 'off',
    LOG_LEVEL: 'silent',
  }
}

async function endMembership(db: Database, { email }: Pick<TestMember, 'email'>): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ state: 'ended' })
    .where('account_id', 'in', (eb) => eb.selectFrom('account').select('id').where('email', '=', email))
    .execute()
}
