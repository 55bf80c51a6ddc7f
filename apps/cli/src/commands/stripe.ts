/** `quintet stripe setup`. @spec decisions 14.22 */
import type { Config } from '@quintet/platform/config/config'
import type { StripeDashboard } from '@quintet/server/production'
import type { Command } from 'commander'
import { answer, CommandError, EXIT, runOnGround } from '../session.ts'

export function stripeCommands(program: Command): void {
  const stripe = program.command('stripe').description('the Stripe account that takes payments')
  stripe
    .command('setup')
    .description('creates the webhook and registers the domain for wallets, if missing')
    .option('--new-secret', 'creates a new webhook with a new secret, and disables the old one')
    .option('--json', 'prints {webhook: {address, id, did, secret?}, domain: {name, did, wallets}} as JSON')
    .addHelpText(
      'after',
      '\nNeeds STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and PUBLIC_ORIGIN. Safe to repeat: it changes only what is wrong.',
    )
    .action((options: { json?: true; newSecret?: true }) =>
      runOnGround(async ({ config }) => {
        const { dashboard, origin } = await ground(config)
        const webhook = await setUpWebhook(dashboard, origin.href, options.newSecret === true)
        const domain = await setUpDomain(dashboard, origin.hostname)
        answer(options.json === true, { webhook, domain }, [
          `webhook   ${webhook.did}: ${webhook.address}`,
          ...(webhook.secret
            ? [
                '',
                'Put this into the settings and restart the service; Stripe shows it only now:',
                `STRIPE_WEBHOOK_SECRET=${webhook.secret}`,
                '',
              ]
            : []),
          `domain    ${domain.did}: ${domain.name} (${Object.entries(domain.wallets)
            .map(([wallet, state]) => `${wallet} ${state}`)
            .join(', ')})`,
        ])
        return EXIT.ok
      }),
    )
}

async function ground({
  stripe,
  publicOrigin,
}: Config): Promise<{ dashboard: StripeDashboard; origin: URL }> {
  if (!stripe)
    throw new CommandError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not set. Stripe’s dashboard shows them under Developers, API keys.',
    )
  if (publicOrigin === null)
    throw new CommandError(
      'PUBLIC_ORIGIN is not set: Stripe needs an address at which it can reach this service.',
    )
  const { openStripeDashboard, WEBHOOK_PATH } = await import('@quintet/server/production')
  const origin = new URL(WEBHOOK_PATH, publicOrigin)
  return { dashboard: openStripeDashboard(stripe), origin }
}

type Webhook = { address: string; id: string; did: 'made' | 'made anew' | 'mended' | 'kept'; secret?: string }

async function setUpWebhook(
  dashboard: StripeDashboard,
  address: string,
  isNewSecret: boolean,
): Promise<Webhook> {
  const found = await dashboard.webhook(address)
  if (found.state === 'missing') return { address, did: 'made', ...(await dashboard.makeWebhook(address)) }
  // A webhook keeps the API version with which it was created.
  if (isNewSecret || (found.state === 'wrong' && found.why === 'version')) {
    const made = await dashboard.makeWebhook(address)
    await dashboard.disableWebhook(found.id)
    return { address, did: 'made anew', ...made }
  }
  if (found.state === 'right') return { address, did: 'kept', id: found.id }
  await dashboard.mendWebhook(found.id)
  return { address, did: 'mended', id: found.id }
}

type Domain = { name: string; did: 'registered' | 'kept'; wallets: Record<string, string> }

async function setUpDomain(dashboard: StripeDashboard, name: string): Promise<Domain> {
  const found = await dashboard.domain(name)
  if (found.state === 'registered') return { name, did: 'kept', wallets: found.wallets }
  const made = await dashboard.registerDomain(name)
  return { name, did: 'registered', wallets: made.state === 'registered' ? made.wallets : {} }
}
