/** The single list of settings, by group: names, schemas, defaults and descriptions. @spec decisions 7.2 */
import path from 'node:path'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/product'
import { YOUTH_WAYS } from '@quintet/domain/youth-hours'
import { z } from 'zod'
import { oidcIssuer } from './oidc-settings.ts'
import { OTLP_HEADERS } from './tracing-settings.ts'

export const ROLES = ['customer', 'content', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

/** Names for several roles at once; `serve` is everything but the worker, for set-ups with workers elsewhere. */
const ROLE_GROUPS: Record<string, readonly Role[]> = { all: ROLES, serve: ['customer', 'content', 'web'] }
const ROLE_NAMES = [...Object.keys(ROLE_GROUPS), ...ROLES]

const flagOf = (preset: '0' | '1') =>
  z
    .enum(['0', '1', 'true', 'false', ''], { message: 'must be 1 or 0' })
    .default(preset)
    .transform((text) => text === '1' || text === 'true')
const flag = flagOf('0')

// `auto`: on if only this machine can reach the service.
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

const secrets = new WeakSet<z.ZodType>()

/** Marks a setting whose value is never shown. @spec decisions 13.30 */
function secret<S extends z.ZodType>(schema: S): S {
  secrets.add(schema)
  return schema
}

// ffmpeg needs the programs in these folders but must not see the database.
const SYSTEM_FOLDERS = new Set(
  '/ /usr /usr/bin /usr/lib /usr/lib64 /usr/local /bin /lib /lib64 /etc'.split(' '),
)

const GROUPS = {
  /** Where the service is reached. */
  address: {
    PORT: port(4221).describe('where it listens; the port after it serves games and embeds'),
    HOST: z.string().min(1).default('127.0.0.1').describe('the address it listens on'),
    PUBLIC_ORIGIN: origin.describe('where members reach it, such as https://quintet.example'),
    EMBED_ORIGIN: origin.describe('where games and embeds are reached, if not at the port after PORT'),
    MEDIA_ORIGIN: origin.describe(
      'where our player fetches segments: a CDN that checks their leases, such as https://media.quintet.example',
    ),
    TRUSTED_PROXIES: z.coerce
      .number({ message: 'must be a number' })
      .int()
      .min(0)
      .max(10)
      .default(0)
      .describe('how many proxies in front tell the truth about addresses'),
  },
  /** Where everything is stored. */
  storage: {
    DATA_DIR: z
      .string()
      .min(1)
      .default('./data')
      .transform((text) => path.resolve(text))
      .refine(
        (folder) => !SYSTEM_FOLDERS.has(folder),
        'must be a folder of its own, such as /var/lib/quintet',
      )
      .describe('where everything is kept: the embedded database, media, the demo catalogue'),
    QUINTET_CACHE: z
      .string()
      .min(1)
      .transform((text) => path.resolve(text))
      .optional()
      .describe(
        'keeps what the demo catalogue is made of, for other data folders; it may be deleted any time',
      ),
    DATABASE_URL: secret(
      z
        .string()
        .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
        .optional()
        .describe('PostgreSQL 15 or newer in place of the embedded one'),
    ),
    DATABASE_READ_URL: secret(
      z
        .string()
        .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
        .optional()
        .describe(
          'a standby of DATABASE_URL: reports of the console are read there while it follows closely',
        ),
    ),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, message: 'must be an address such as https://s3.example' })
      .optional()
      .describe('keeps media in a bucket that machines share, in place of DATA_DIR/media'),
    S3_BUCKET: z.string().min(3).max(63).optional().describe('the name of the bucket, which exists'),
    S3_ACCESS_KEY_ID: secret(z.string().optional().describe('who may read, list, write and remove there')),
    S3_SECRET_ACCESS_KEY: secret(z.string().optional().describe('of S3_ACCESS_KEY_ID')),
    S3_REGION: z.string().min(1).default('us-east-1').describe('where the bucket lies, for who asks'),
    S3_FORCE_PATH_STYLE: flagOf('1').describe('0: the bucket’s name stands in the host, not in the path'),
  },
  /** The operator's identity. */
  house: {
    BRAND_DIR: z
      .string()
      .min(1)
      .default(path.join(import.meta.dirname, '../../../../brand'))
      .transform((text) => path.resolve(text))
      .describe('who the service is: name, words, colours'),
    PRODUCT_ID: z.coerce
      .number({ message: 'must be a number' })
      .int()
      .positive()
      .default(DEFAULT_PRODUCT_ID)
      .describe('the number by which clients name this service'),
    YOUTH_PROTECTION: z
      .enum(YOUTH_WAYS)
      .default('both')
      .describe(
        'what opens titles of 16 and 18: hours (22 and 23 to 6 o’clock), pin, both (one of them is enough), or off where the law is kept elsewhere',
      ),
    ALLOW_DEFAULT_BRAND: flag.describe('1: a public https service may carry the demo’s company'),
    DEMO: flag.describe('1: makes the demo catalogue; script/server sets it'),
  },
  mail: {
    SMTP_URL: secret(
      z
        .string()
        .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
        .optional()
        .describe('where mail is handed over; without it mail is kept and can be read at /api/dev/mails'),
    ),
    SMTP_DKIM_DOMAIN: z.string().min(3).optional().describe('signs mails as of this domain (DKIM)'),
    SMTP_DKIM_SELECTOR: z
      .string()
      .min(1)
      .optional()
      .describe('where the domain’s DNS has the public key: SELECTOR._domainkey.DOMAIN'),
    SMTP_DKIM_KEY_FILE: z.string().min(1).optional().describe('the file of the private key, as PEM'),
  },
  payment: {
    STRIPE_SECRET_KEY: secret(
      stripeKey(/^(sk|rk)_(test|live)_\w+$/, 'sk_live_…').describe(
        'who takes the money: an account at Stripe; without it the sandbox plays one',
      ),
    ),
    STRIPE_PUBLISHABLE_KEY: stripeKey(/^pk_(test|live)_\w+$/, 'pk_live_…').describe(
      'the key beside STRIPE_SECRET_KEY that pages may know',
    ),
    STRIPE_WEBHOOK_SECRET: secret(
      stripeKey(/^whsec_[\w+/=-]+$/, 'whsec_…').describe(
        'signs what Stripe tells this service; "quintet stripe setup" prints it',
      ),
    ),
    STRIPE_API_ORIGIN: origin.describe('who answers for Stripe; another one in tests'),
    ALLOW_SANDBOX: flag.describe('1: a public https service may run on sandbox payments, as a demonstration'),
  },
  logIn: {
    GOOGLE_CLIENT_ID: z.string().optional().describe('log-in with Google'),
    OIDC_GOOGLE_ISSUER: z
      .url()
      .default('https://accounts.google.com')
      .describe('who answers for Google; another one in tests'),
    OIDC_ISSUER: oidcIssuer.describe(
      'log-in with an OpenID provider of your own, such as https://id.company.example',
    ),
    OIDC_CLIENT_ID: z.string().min(1).optional().describe('this service’s name there'),
    OIDC_CLIENT_SECRET: secret(
      z.string().min(1).optional().describe('of OIDC_CLIENT_ID; none for a public client'),
    ),
    OIDC_NAME: z.string().min(1).max(40).optional().describe('what the button says after “Continue with”'),
    FACEBOOK_APP_ID: z.string().optional().describe('log-in with Facebook'),
    FACEBOOK_APP_SECRET: secret(z.string().optional().describe('of the app that FACEBOOK_APP_ID names')),
    FACEBOOK_GRAPH_ORIGIN: origin.describe('who answers for Facebook; another one in tests'),
  },
  media: {
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
  },
  /** How this process runs and is monitored. */
  process: {
    ROLE: roles.describe(
      'what this process does: all; serve (customer, content, web) or worker on one of several machines; or some of customer, content, web, worker, joined by commas',
    ),
    DEV_TOOLS: developmentFlag.describe(
      '1: kept mails, the clock and examples answer on this machine; auto: where nobody else reaches it',
    ),
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
    OTEL_EXPORTER_OTLP_HEADERS: secret(
      z
        .string()
        .regex(OTLP_HEADERS, 'must be written as name=value,name=value')
        .optional()
        .describe('sent to the collector along with them, such as authorization=Bearer%20…'),
    ),
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
  },
}

export const Environment = z.object({
  ...GROUPS.address,
  ...GROUPS.storage,
  ...GROUPS.house,
  ...GROUPS.mail,
  ...GROUPS.payment,
  ...GROUPS.logIn,
  ...GROUPS.media,
  ...GROUPS.process,
})
export type Environment = z.output<typeof Environment>

export const SETTING_GROUPS = Object.keys(GROUPS) as (keyof typeof GROUPS)[]
export type SettingGroup = keyof typeof GROUPS

export type Setting = {
  name: keyof Environment
  group: SettingGroup
  meaning: string
  /** The default; empty if there is none. */
  preset: string
  isSecret: boolean
}

export const SETTINGS: readonly Setting[] = SETTING_GROUPS.flatMap((group) =>
  Object.entries<z.ZodType>(GROUPS[group]).map(([name, schema]) => {
    const unset = schema.safeParse(undefined).data
    const isPlain = typeof unset === 'string' || typeof unset === 'number'
    return {
      name: name as keyof Environment,
      group,
      meaning: schema.description ?? '',
      preset: isPlain ? String(unset) : '',
      isSecret: secrets.has(schema),
    }
  }),
)
