/** All settings of the product, checked once at start. @spec decisions 7.2 */
import path from 'node:path'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/product'
import { YOUTH_WAYS, type YouthWays } from '@quintet/domain/youth-hours'
import { z } from 'zod'
import type { Bucket } from '../storage/s3-storage.ts'
import { bucketOf, faultsOfBucket } from './bucket-settings.ts'
import { OTLP_HEADERS, type TracingSettings, tracingSettings } from './tracing-settings.ts'
import { dkimFaults, type DkimSettings, dkimSettings } from './dkim-settings.ts'
import { isLoopbackName } from './loopback.ts'
import { oidcFaults, oidcIssuer, type OidcSettings, oidcSettings } from './oidc-settings.ts'
import { stripeFaults, type StripeSettings, stripeSettings } from './stripe-keys.ts'
import { findUnknownSettings } from './unknown-settings.ts'

export const ROLES = ['customer', 'content', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

/** Names for several: with workers elsewhere, a process serves everything else. */
const ROLE_GROUPS: Record<string, readonly Role[]> = { all: ROLES, serve: ['customer', 'content', 'web'] }
const ROLE_NAMES = [...Object.keys(ROLE_GROUPS), ...ROLES]

const flagOf = (preset: '0' | '1') =>
  z
    .enum(['0', '1', 'true', 'false', ''], { message: 'must be 1 or 0' })
    .default(preset)
    .transform((text) => text === '1' || text === 'true')
const flag = flagOf('0')

// `auto`: where nobody but this machine reaches the service.
const developmentFlag = z.literal('auto').or(flag)

const origin = z
  .url({ protocol: /^https?$/, message: 'must be an address such as https://quintet.example' })
  .transform((text) => new URL(text).origin)
  .optional()

const stripeKey = (shape: RegExp, like: string) =>
  z.string().regex(shape, `must be a key of Stripe such as ${like}`).optional()

const port = (preset: number) =>
  z.coerce
    .number({ message: 'must be a number' })
    .int()
    .min(0)
    .max(65535, 'must be a port from 0 to 65535')
    .default(preset)

const roles = z
  .string()
  .default('all')
  .transform((text, context): Role[] => {
    const names = text.split(',').map((name) => name.trim())
    if (names.some((name) => !ROLE_NAMES.includes(name)))
      context.addIssue({
        code: 'custom',
        message: `must be one of ${ROLE_NAMES.join(', ')}, or some of them joined by commas`,
      })
    return ROLES.filter((role) => names.some((name) => name === role || ROLE_GROUPS[name]?.includes(role)))
  })

// ffmpeg needs the programs in there, and must not see the database.
const SYSTEM_FOLDERS = new Set(
  '/ /usr /usr/bin /usr/lib /usr/lib64 /usr/local /bin /lib /lib64 /etc'.split(' '),
)

const Environment = z.object({
  PORT: port(4221).describe('where it listens; the port after it serves games and embeds'),
  HOST: z.string().min(1).default('127.0.0.1').describe('the address it listens on'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((text) => path.resolve(text))
    .refine((folder) => !SYSTEM_FOLDERS.has(folder), 'must be a folder of its own, such as /var/lib/quintet')
    .describe('where everything is kept: the embedded database, media, the demo catalogue'),
  QUINTET_CACHE: z
    .string()
    .min(1)
    .transform((text) => path.resolve(text))
    .optional()
    .describe('keeps what the demo catalogue is made of, for other data folders; it may be deleted any time'),
  PUBLIC_ORIGIN: origin.describe('where members reach it, such as https://quintet.example'),
  EMBED_ORIGIN: origin.describe('where games and embeds are reached, if not at the port after PORT'),
  MEDIA_ORIGIN: origin.describe(
    'where our player fetches segments: a CDN that checks their leases, such as https://media.quintet.example',
  ),
  ROLE: roles.describe(
    'what this process does: all; serve (customer, content, web) or worker on one of several machines; or some of customer, content, web, worker, joined by commas',
  ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional()
    .describe('PostgreSQL 15 or newer in place of the embedded one'),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional()
    .describe('a standby of DATABASE_URL: reports of the console are read there while it follows closely'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, message: 'must be an address such as https://s3.example' })
    .optional()
    .describe('keeps media in a bucket that machines share, in place of DATA_DIR/media'),
  S3_BUCKET: z.string().min(3).max(63).optional().describe('the name of the bucket, which exists'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('who may read, list, write and remove there'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('of S3_ACCESS_KEY_ID'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('where the bucket lies, for who asks'),
  S3_FORCE_PATH_STYLE: flagOf('1').describe('0: the bucket’s name stands in the host, not in the path'),
  BRAND_DIR: z
    .string()
    .min(1)
    .default(path.join(import.meta.dirname, '../../../../brand'))
    .transform((text) => path.resolve(text))
    .describe('who the service is: name, words, colours'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .describe('where mail is handed over; without it mail is kept and can be read at /api/dev/mails'),
  SMTP_DKIM_DOMAIN: z.string().min(3).optional().describe('signs mails as of this domain (DKIM)'),
  SMTP_DKIM_SELECTOR: z
    .string()
    .min(1)
    .optional()
    .describe('where the domain’s DNS has the public key: SELECTOR._domainkey.DOMAIN'),
  SMTP_DKIM_KEY_FILE: z.string().min(1).optional().describe('the file of the private key, as PEM'),
  STRIPE_SECRET_KEY: stripeKey(/^(sk|rk)_(test|live)_\w+$/, 'sk_live_…').describe(
    'who takes the money: an account at Stripe; without it the sandbox plays one',
  ),
  STRIPE_PUBLISHABLE_KEY: stripeKey(/^pk_(test|live)_\w+$/, 'pk_live_…').describe(
    'the key beside STRIPE_SECRET_KEY that pages may know',
  ),
  STRIPE_WEBHOOK_SECRET: stripeKey(/^whsec_[\w+/=-]+$/, 'whsec_…').describe(
    'signs what Stripe tells this service; "quintet stripe setup" prints it',
  ),
  STRIPE_API_ORIGIN: origin.describe('who answers for Stripe; another one in tests'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('log-in with Google'),
  OIDC_GOOGLE_ISSUER: z
    .url()
    .default('https://accounts.google.com')
    .describe('who answers for Google; another one in tests'),
  OIDC_ISSUER: oidcIssuer.describe(
    'log-in with an OpenID provider of your own, such as https://id.company.example',
  ),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('this service’s name there'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('of OIDC_CLIENT_ID; none for a public client'),
  OIDC_NAME: z.string().min(1).max(40).optional().describe('what the button says after “Continue with”'),
  FACEBOOK_APP_ID: z.string().optional().describe('log-in with Facebook'),
  FACEBOOK_APP_SECRET: z.string().optional().describe('of the app that FACEBOOK_APP_ID names'),
  FACEBOOK_GRAPH_ORIGIN: origin.describe('who answers for Facebook; another one in tests'),
  YOUTH_PROTECTION: z
    .enum(YOUTH_WAYS)
    .default('both')
    .describe(
      'what opens titles of 16 and 18: hours (22 and 23 to 6 o’clock), pin, both (one of them is enough), or off where the law is kept elsewhere',
    ),
  PRODUCT_ID: z.coerce
    .number({ message: 'must be a number' })
    .int()
    .positive()
    .default(DEFAULT_PRODUCT_ID)
    .describe('the number by which clients name this service'),
  TRUSTED_PROXIES: z.coerce
    .number({ message: 'must be a number' })
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('how many proxies in front tell the truth about addresses'),
  FEEDS_FROM_PRIVATE: flag.describe(
    '1: feeds, and the media they name, may lie at addresses of your own network',
  ),
  RTMP_PORT: port(1935).describe('where encoders such as OBS push live channels by RTMP'),
  SRT_PORT: port(9710).describe(
    'where SRT is received: the first port; each live channel has the next free one',
  ),
  LIVE_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('the address that RTMP_PORT and SRT_PORT listen on; 0.0.0.0: all of this machine’s'),
  LIVE_WINDOW_HOURS: z.coerce
    .number({ message: 'must be a number of hours' })
    .min(0.2)
    .max(168, 'must be 168 hours at most')
    .default(4)
    .describe('so many hours of a live channel are kept'),
  LIVE_PRIVATE_SOURCES: flag.describe('1: live channels may be pulled from addresses that are not public'),
  SEGMENTS_BY_PROXY: flag.describe('1: nginx sends media from DATA_DIR by itself'),
  DEMO: flag.describe('1: makes the demo catalogue; script/server sets it'),
  DEV_TOOLS: developmentFlag.describe(
    '1: kept mails, the clock and examples answer on this machine; auto: where nobody else reaches it',
  ),
  ALLOW_SANDBOX: flag.describe('1: a public https service may run on sandbox payments, as a demonstration'),
  ALLOW_DEFAULT_BRAND: flag.describe('1: a public https service may carry the demo’s company'),
  WEB_DEV: flag.describe('1: serves the web app from its sources; script/dev sets it'),
  DRAIN_SECONDS: z.coerce
    .number({ message: 'must be a number of seconds' })
    .int('must be a whole number of seconds')
    .min(0)
    .max(20, 'must be 20 seconds at most: after 30 the process ends in any case')
    .default(0)
    .describe('so long the service answers on once it is told to stop, and /ready says that it leaves'),
  METRICS_PORT: port(0).describe('where Prometheus reads /metrics; 0: nowhere'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('the address that METRICS_PORT listens on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, message: 'must be an address such as http://127.0.0.1:4318' })
    .optional()
    .describe('a collector of OpenTelemetry: traces go to /v1/traces there, as JSON over HTTP'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(OTLP_HEADERS, 'must be written as name=value,name=value')
    .optional()
    .describe('sent to the collector along with them, such as authorization=Bearer%20…'),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('quintet').describe('what the collector calls it'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1)
    .describe('the share of traces that are kept, such as 0.1'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
})

/** How channels take a live source. */
export type LiveSettings = {
  host: string
  rtmpPort: number
  srtPort: number
  /** What is kept of a channel. */
  windowHours: number
  /** Whether a source may be pulled from an address that is not public. */
  allowsPrivate: boolean
}

export type Config = {
  port: number
  host: string
  dataDir: string
  /** Where what is made for the demo catalogue is kept for other data folders; null: nowhere. */
  cacheDir: string | null
  /** Folder of `brand.json` and its pictures: who the service is. */
  brandDir: string
  /** Where members reach the service, without a slash at the end; null: as the request's host says. */
  publicOrigin: string | null
  /** Where partner embeds and games are served; null: the port after `port`. */
  embedOrigin: string | null
  /** Where our player fetches segments by lease; null: where it fetches everything else. @spec decisions 4.24 */
  mediaOrigin: string | null
  roles: readonly Role[]
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** A standby for long reports; null: they are read at the database itself. */
  databaseReadUrl: string | null
  /** Where media are kept; null: in `dataDir`. */
  bucket: Bucket | null
  smtpUrl: string | null
  /** What signs mails; null: the mail server, or nobody. */
  dkim: DkimSettings | null
  /** Null: payments are the sandbox. */
  stripe: StripeSettings | null
  /** Null: the button says that it is off. */
  google: { issuer: string; clientId: string } | null
  /** Null: the operator has no provider of their own. */
  oidc: OidcSettings | null
  facebook: { appId: string; appSecret: string; graphOrigin: string | null } | null
  /** What opens titles of 16 and 18. */
  youthProtection: YouthWays
  productId: number
  trustedProxies: number
  /** Feeds and what they name may be fetched from addresses that are not public. */
  areFeedsPrivate: boolean
  /** The proxy in front sends segments from `dataDir` itself: by leases that it checks, or once this service has checked them. */
  areSegmentsSentByProxy: boolean
  live: LiveSettings
  hasDemo: boolean
  hasDevTools: boolean
  /** What an https `PUBLIC_ORIGIN` refuses unless it is named. @spec decisions 14.1 */
  allows: { sandbox: boolean; defaultBrand: boolean }
  /** Serves the web app from its sources, rebuilt while they change. */
  isWebDevelopment: boolean
  /** Between the signal to stop and the end of answering. */
  drainMs: number
  /** Where metrics are read; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Where traces go; null: nowhere. */
  tracing: TracingSettings | null
  logLevel: string
}

/** Every setting with its meaning, and what it is where nobody sets it. */
export const SETTINGS: readonly { name: string; meaning: string; preset: string }[] = Object.entries(
  Environment.shape,
).map(([name, schema]) => {
  const unset = schema.safeParse(undefined).data
  const isPlain = typeof unset === 'string' || typeof unset === 'number'
  return { name, meaning: schema.description ?? '', preset: isPlain ? String(unset) : '' }
})

/** What is wrong with the settings, one line each, naming the variable and the remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Undefined where there is no address. */
const isHttps = (address: string | undefined) => address?.startsWith('https:')

/** Reads the settings; throws `ConfigError` with every fault at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path: [name], message }) => `${String(name)} ${message}`),
    ...findUnknownSettings(Object.keys(given), Object.keys(Environment.shape)),
    ...faultsOfBucket(given),
    ...oidcFaults(given),
    ...dkimFaults(given),
    ...(parsed.data?.SEGMENTS_BY_PROXY && given['S3_ENDPOINT'] !== undefined
      ? ['SEGMENTS_BY_PROXY must be 0 with S3_ENDPOINT: nginx sends files from DATA_DIR']
      : []),
    ...(given['DATABASE_READ_URL'] !== undefined && given['DATABASE_URL'] === undefined
      ? ['DATABASE_READ_URL must be unset without DATABASE_URL: the embedded database has no standby']
      : []),
    ...(isHttps(parsed.data?.PUBLIC_ORIGIN) && isHttps(parsed.data?.MEDIA_ORIGIN) === false
      ? ['MEDIA_ORIGIN must be https where PUBLIC_ORIGIN is: browsers fetch nothing less from its pages']
      : []),
  ]
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults.join('\n'))
  const env = parsed.data
  const hasDevTools =
    env.DEV_TOOLS === 'auto' ? isLoopbackName(env.HOST) && env.PUBLIC_ORIGIN === undefined : env.DEV_TOOLS
  const keyFaults = stripeFaults(env, hasDevTools)
  if (keyFaults.length > 0) throw new ConfigError(keyFaults.join('\n'))
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    cacheDir: env.QUINTET_CACHE ?? null,
    brandDir: env.BRAND_DIR,
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
    embedOrigin: env.EMBED_ORIGIN ?? null,
    mediaOrigin: env.MEDIA_ORIGIN ?? null,
    roles: env.ROLE,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    bucket: bucketOf(env),
    smtpUrl: env.SMTP_URL ?? null,
    dkim: dkimSettings(env),
    stripe: stripeSettings(env),
    google: env.GOOGLE_CLIENT_ID ? { issuer: env.OIDC_GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID } : null,
    oidc: oidcSettings(env),
    facebook:
      env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET
        ? {
            appId: env.FACEBOOK_APP_ID,
            appSecret: env.FACEBOOK_APP_SECRET,
            graphOrigin: env.FACEBOOK_GRAPH_ORIGIN ?? null,
          }
        : null,
    youthProtection: env.YOUTH_PROTECTION,
    productId: env.PRODUCT_ID,
    trustedProxies: env.TRUSTED_PROXIES,
    areFeedsPrivate: env.FEEDS_FROM_PRIVATE,
    areSegmentsSentByProxy: env.SEGMENTS_BY_PROXY,
    live: {
      host: env.LIVE_HOST,
      rtmpPort: env.RTMP_PORT,
      srtPort: env.SRT_PORT,
      windowHours: env.LIVE_WINDOW_HOURS,
      allowsPrivate: env.LIVE_PRIVATE_SOURCES,
    },
    hasDemo: env.DEMO,
    hasDevTools,
    allows: { sandbox: env.ALLOW_SANDBOX, defaultBrand: env.ALLOW_DEFAULT_BRAND },
    isWebDevelopment: env.WEB_DEV,
    drainMs: env.DRAIN_SECONDS * 1000,
    tracing: tracingSettings(env),
    metrics: env.METRICS_PORT === 0 ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    logLevel: env.LOG_LEVEL,
  }
}
