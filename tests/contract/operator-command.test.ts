/** Operators on the command line. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { restartSubscription } from '@quintet/contracts/billing'
import { declareWithdrawal } from '@quintet/contracts/declarations'
import { readInvitation } from '@quintet/contracts/operator/session'
import { openBrowser, type Product, startProduct } from '@quintet/testing'
import { environmentOf, openCommandHost } from '../import/command-line.ts'

const { quintet, close } = openCommandHost()
let product: Product
let environment: Record<string, string>
before(async () => {
  product = await startProduct()
  environment = environmentOf(product)
})
after(close)
after(() => product.stop())

test('[decisions 13.1, decisions 13.2] quintet operator add prints a link, and quintet audit lists the event', async () => {
  const added = await quintet(
    ['operator', 'add', 'ada@house.example', '--role', 'support', '--json'],
    environment,
  )
  assert.equal(added.status, 0, added.stderr)
  const { link } = JSON.parse(added.stdout) as { link: string }
  const { call } = openBrowser(product.origin)
  const { body } = await call(readInvitation, { body: { token: new URL(link).hash.slice(1) } })
  assert.deepEqual([body.email, body.role], ['ada@house.example', 'support'])

  const listed = await quintet(['operator', 'list'], environment)
  assert.equal(listed.stdout, 'support  invited  ada@house.example\n')
  assert.equal((await quintet(['operator', 'disable', 'ada@house.example'], environment)).status, 0)

  const audit = await quintet(['audit', '--json'], environment)
  const events = JSON.parse(audit.stdout) as {
    actor: string
    action: string
    subjectId: string
    after: object
  }[]
  assert.deepEqual(
    events.map(({ actor, action, subjectId }) => [actor, action, subjectId]),
    [
      ['command line', 'operator_disabled', 'ada@house.example'],
      ['command line', 'operator_invited', 'ada@house.example'],
    ],
  )
  assert.deepEqual(events[1]?.after, { role: 'support' })
})

test('[decisions 13.2] a newsletter that is sent by command is an event, once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quintet-newsletter-'))
  for (const language of ['de', 'en'])
    await writeFile(path.join(folder, `spring.${language}.md`), '# Neu\n\nEin Film.\n')
  for (let times = 0; times < 2; times += 1) {
    const sent = await quintet(['newsletter', 'send', path.join(folder, 'spring.de.md')], environment)
    assert.equal(sent.status, 0, sent.stderr)
  }
  await rm(folder, { recursive: true })
  const events = JSON.parse((await quintet(['audit', '--json'], environment)).stdout) as {
    actor: string
    action: string
    subjectId: string
  }[]
  assert.deepEqual(
    events
      .filter(({ action }) => action === 'newsletter_sent')
      .map(({ actor, subjectId }) => [actor, subjectId]),
    [['command line', 'spring']],
  )
})

test('[decisions 13.2, decisions 3.31] an allowed order is an event without the address, which the log would outlive', async () => {
  const member = await product.aMember({ hadTrial: true })
  for (const _ of ['once', 'again']) {
    await member.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email: member.email } })
    await member.call(restartSubscription, { body: { plan: 'monthly' } })
  }
  const { id } = await product.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', member.email)
    .executeTakeFirstOrThrow()
  assert.equal((await quintet(['user', 'allow-order', member.email], environment)).status, 0)
  const { stdout } = await quintet(['audit', '--json'], environment)
  assert.doesNotMatch(stdout, new RegExp(member.email))
  const [event] = JSON.parse(stdout) as object[]
  assert.partialDeepStrictEqual(event, { action: 'ordering_allowed', subject: 'account', subjectId: id })
})

test('[decisions 13.1] quintet operator rejects an invalid address, an unknown role and an unknown operator', async () => {
  for (const args of [
    ['add', 'nobody', '--role', 'owner'],
    ['add', 'ada@house.example', '--role', 'king'],
    ['add', 'ada@house.example'],
    ['disable', 'nobody@house.example'],
  ])
    assert.equal((await quintet(['operator', ...args], environment)).status, 1, args.join(' '))
})
