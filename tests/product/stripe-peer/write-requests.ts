/**
 * Writes `requests.gen.ts`: the parameters Stripe accepts in the calls we make, as JSON Schema generated from the types of its own library
 * (MIT, in node_modules/stripe/LICENSE). Run it again when the library's version changes:
 *   node tests/product/stripe-peer/write-requests.ts
 * The generator needs an older TypeScript than ours, so npx brings both for this one run.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const HOUSE = path.join(import.meta.dirname, '../../..')
const GENERATOR = ['-y', '-p', 'ts-json-schema-generator@2.10.0', '-p', 'typescript@5.9.3']

const CALLS = {
  'POST /v1/customers': 'CustomerCreateParams',
  'POST /v1/setup_intents': 'SetupIntentCreateParams',
  'GET /v1/setup_intents/{id}': 'SetupIntentRetrieveParams',
  'POST /v1/payment_intents': 'PaymentIntentCreateParams',
  'GET /v1/payment_intents': 'PaymentIntentListParams',
  'GET /v1/payment_intents/{id}': 'PaymentIntentRetrieveParams',
  'POST /v1/refunds': 'RefundCreateParams',
  'GET /v1/refunds': 'RefundListParams',
  'GET /v1/payouts': 'PayoutListParams',
  'GET /v1/payouts/{id}': 'PayoutRetrieveParams',
  'GET /v1/balance_transactions': 'BalanceTransactionListParams',
  'GET /v1/webhook_endpoints': 'WebhookEndpointListParams',
  'POST /v1/webhook_endpoints': 'WebhookEndpointCreateParams',
  'POST /v1/webhook_endpoints/{id}': 'WebhookEndpointUpdateParams',
  'GET /v1/payment_method_domains': 'PaymentMethodDomainListParams',
  'POST /v1/payment_method_domains': 'PaymentMethodDomainCreateParams',
}

/** Two thirds of all definitions, for payment and payout methods we do not use; sending them is rejected. */
const LEFT_OUT = ['payment_method_data', 'payment_method_options', 'transfer_data', 'hooks', 'tax_id_data']

type Definition = { $ref?: string; properties?: Record<string, unknown> }
type Schema = { definitions: Record<string, Definition> }

function generate(): Schema {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stripe-requests-'))
  try {
    symlinkSync(path.join(HOUSE, 'node_modules'), path.join(folder, 'node_modules'))
    const lines = Object.entries(CALLS).map(([call, type]) => `  '${call}': Stripe.${type}`)
    const file = path.join(folder, 'in.ts')
    writeFileSync(
      file,
      `import type Stripe from 'stripe'\nexport type Requests = {\n${lines.join('\n')}\n}\n`,
    )
    const options = { strict: true, module: 'nodenext', moduleResolution: 'nodenext', types: [] }
    const project = path.join(folder, 'tsconfig.json')
    writeFileSync(project, JSON.stringify({ compilerOptions: options, files: ['in.ts'] }))
    const asked = ['--path', file, '--tsconfig', project, '--type', 'Requests', '--no-type-check']
    const command = [...GENERATOR, 'ts-json-schema-generator', ...asked, '--jsDoc', 'none']
    return JSON.parse(execFileSync('npx', command, { encoding: 'utf8', maxBuffer: 2 ** 26 })) as Schema
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The library leaves every enum open to later versions; the API of this version knows no other values. */
function closeLists({ definitions }: Schema): Schema {
  const isOpen = (each: unknown) => (each as { $ref?: string } | null)?.$ref === '#/definitions/OtherString'
  const closed = JSON.stringify(definitions, (name, value: unknown) => {
    if (name !== 'anyOf' || !Array.isArray(value)) return value
    return value.filter((each) => !isOpen(each))
  })
  return { definitions: JSON.parse(closed) as Schema['definitions'] }
}

/** Keeps only the definitions still reachable from `Requests`. */
function prune({ definitions }: Schema): Schema {
  for (const { properties = {} } of Object.values(definitions))
    for (const name of LEFT_OUT) delete properties[name]
  const kept = new Set<string>()
  const keep = (name: string): void => {
    if (kept.has(name)) return
    kept.add(name)
    for (const [, reference = ''] of JSON.stringify(definitions[name]).matchAll(/"#\/definitions\/([^"]+)"/g))
      keep(decodeURIComponent(reference))
  }
  keep('Requests')
  return {
    definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => kept.has(name))),
  }
}

const { version } = JSON.parse(
  readFileSync(path.join(HOUSE, 'node_modules/stripe/package.json'), 'utf8'),
) as {
  version: string
}
const { definitions } = prune(closeLists(generate()))
const body = Object.entries(definitions).map(
  ([name, definition]) => `${JSON.stringify(name)}:${JSON.stringify(definition)}`,
)
writeFileSync(
  path.join(import.meta.dirname, 'requests.gen.ts'),
  `// Written by write-requests.ts from stripe ${version}, (c) Stripe, Inc., MIT.
export const LIBRARY_VERSION = '${version}'
export const REQUESTS: { definitions: Record<string, object> } = {"definitions":{
${body.join(',\n')}
}}
`,
)
