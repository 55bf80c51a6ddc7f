/** The single list of settings, by group: names, schemas, defaults and descriptions. @spec decisions 7.2 */
import path from 'node:path'
import { DEFAULT_PRODUCT_ID } from '@quintet/domain/basics/product'
import { YOUTH_WAYS } from '@quintet/domain/youth/youth-hours'
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
  z.string().regex(shape, `must be a Stripe key such as ${like}`).optional()

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
        message: `must be one of ${ROLE_NAMES.join(', ')}, or several of them separated by commas`,
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
    PORT: port(4221).describe('port the service listens on; the next port serves games and embeds'),
    HOST: z.string().min(1).default('127.0.0.1').describe('address the service listens on'),
    PUBLIC_ORIGIN: origin.describe(
      'address at which members reach the service, such as https://quintet.example',
    ),
    EMBED_ORIGIN: origin.describe('address of games and embeds, if not the port after PORT'),
    MEDIA_ORIGIN: origin.describe(
      'address from which the player loads segments: a CDN that checks leases, such as https://media.quintet.example',
    ),
    TRUSTED_PROXIES: z.coerce
      .number({ message: 'must be a number' })
      .int()
      .min(0)
      .max(10)
      .default(0)
      .describe('number of proxies in front of the service that report client addresses'),
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
      .describe('folder for all data: the embedded database, media, the demo catalogue'),
    QUINTET_CACHE: z
      .string()
      .min(1)
      .transform((text) => path.resolve(text))
      .optional()
      .describe(
        'cache for the sources of the demo catalogue, shared by data folders; can be deleted at any time',
      ),
    DATABASE_URL: secret(
      z
        .string()
        .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
        .optional()
        .describe('PostgreSQL 15 or newer instead of the embedded database'),
    ),
    DATABASE_READ_URL: secret(
      z
        .string()
        .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
        .optional()
        .describe('standby of DATABASE_URL; the console reads its reports there while the lag is small'),
    ),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, message: 'must be an address such as https://s3.example' })
      .optional()
      .describe(
        'address of an S3 service; media are stored in a bucket that machines share, instead of DATA_DIR/media',
      ),
    S3_BUCKET: z.string().min(3).max(63).optional().describe('name of an existing bucket'),
    S3_ACCESS_KEY_ID: secret(
      z.string().optional().describe('access key that may read, list, write and delete there'),
    ),
    S3_SECRET_ACCESS_KEY: secret(z.string().optional().describe('secret of S3_ACCESS_KEY_ID')),
    BACKUP_S3_ENDPOINT: z
      .url({ protocol: /^https?$/, message: 'must be an address such as https://s3.example' })
      .optional()
      .describe('address of an S3 service; each backup is copied to a bucket there'),
    BACKUP_S3_BUCKET: z
      .string()
      .min(3)
      .max(63)
      .optional()
      .describe('name of an existing bucket, for backups only'),
    BACKUP_S3_ACCESS_KEY_ID: secret(
      z.string().optional().describe('access key that may read, list, write and delete there'),
    ),
    BACKUP_S3_SECRET_ACCESS_KEY: secret(z.string().optional().describe('secret of BACKUP_S3_ACCESS_KEY_ID')),
    BACKUP_S3_REGION: z
      .string()
      .min(1)
      .optional()
      .describe('region of BACKUP_S3_BUCKET, if it is not S3_REGION'),
    S3_REGION: z
      .string()
      .min(1)
      .default('us-east-1')
      .describe('region of the bucket, if the provider checks it'),
    S3_FORCE_PATH_STYLE: flagOf('1').describe(
      '0: the bucket’s name is part of the host name, not of the path',
    ),
  },
  /** The operator's identity. */
  house: {
    BRAND_DIR: z
      .string()
      .min(1)
      .default(path.join(import.meta.dirname, '../../../../brand'))
      .transform((text) => path.resolve(text))
      .describe('folder with the service’s brand: name, texts, colours'),
    PRODUCT_ID: z.coerce
      .number({ message: 'must be a number' })
      .int()
      .positive()
      .default(DEFAULT_PRODUCT_ID)
      .describe('number by which clients identify this service'),
    YOUTH_PROTECTION: z
      .enum(YOUTH_WAYS)
      .default('both')
      .describe(
        'what unlocks titles rated 16 and 18: hours (from 22 or 23 to 6 o’clock), pin, both (either is enough), or off if you comply with the law in another way',
      ),
    ALLOW_DEFAULT_BRAND: flag.describe('1: a public https service may use the demo’s company data'),
    DEMO: flag.describe('1: creates the demo catalogue; script/server sets it'),
  },
  mail: {
    SMTP_URL: secret(
      z
        .string()
        .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
        .optional()
        .describe(
          'mail server for outgoing mail; without it, mail is only stored and can be read at /api/dev/mails',
        ),
    ),
    SMTP_DKIM_DOMAIN: z.string().min(3).optional().describe('domain for which mails are signed (DKIM)'),
    SMTP_DKIM_SELECTOR: z
      .string()
      .min(1)
      .optional()
      .describe('selector of the public key in the domain’s DNS: SELECTOR._domainkey.DOMAIN'),
    SMTP_DKIM_KEY_FILE: z.string().min(1).optional().describe('file with the private key, as PEM'),
  },
  payment: {
    STRIPE_SECRET_KEY: secret(
      stripeKey(/^(sk|rk)_(test|live)_\w+$/, 'sk_live_…').describe(
        'secret key of the Stripe account that takes payments; without it, the sandbox simulates payments',
      ),
    ),
    STRIPE_PUBLISHABLE_KEY: stripeKey(/^pk_(test|live)_\w+$/, 'pk_live_…').describe(
      'publishable key that belongs to STRIPE_SECRET_KEY',
    ),
    STRIPE_WEBHOOK_SECRET: secret(
      stripeKey(/^whsec_[\w+/=-]+$/, 'whsec_…').describe(
        'verifies events that Stripe sends; "quintet stripe setup" prints it',
      ),
    ),
    STRIPE_API_ORIGIN: origin.describe('address of Stripe’s API; changed only in tests'),
    ALLOW_SANDBOX: flag.describe('1: a public https service may use sandbox payments, as a demonstration'),
  },
  logIn: {
    GOOGLE_CLIENT_ID: z.string().optional().describe('client ID for log-in with Google'),
    OIDC_GOOGLE_ISSUER: z
      .url()
      .default('https://accounts.google.com')
      .describe('Google’s issuer; changed only in tests'),
    OIDC_ISSUER: oidcIssuer.describe(
      'issuer of your own OpenID provider for log-in, such as https://id.company.example',
    ),
    OIDC_CLIENT_ID: z.string().min(1).optional().describe('client ID of this service at OIDC_ISSUER'),
    OIDC_CLIENT_SECRET: secret(
      z.string().min(1).optional().describe('secret of OIDC_CLIENT_ID; not set for a public client'),
    ),
    OIDC_NAME: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe('provider’s name on the button, after “Continue with”'),
    FACEBOOK_APP_ID: z.string().optional().describe('app ID for log-in with Facebook'),
    FACEBOOK_APP_SECRET: secret(z.string().optional().describe('secret of FACEBOOK_APP_ID')),
    FACEBOOK_GRAPH_ORIGIN: origin.describe(
      'https://graph.facebook.com: name and e-mail are filled in at sign-up; without it, Facebook’s servers are never contacted',
    ),
  },
  media: {
    FEEDS_FROM_PRIVATE: flag.describe('1: feeds and their media may be fetched from your private network'),
    RTMP_PORT: port(1935).describe('port on which encoders such as OBS push live channels by RTMP'),
    SRT_PORT: port(9710).describe('first port for SRT; each live channel gets the next free one'),
    LIVE_HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe('address RTMP_PORT and SRT_PORT listen on; 0.0.0.0: all addresses of this machine'),
    LIVE_WINDOW_HOURS: z.coerce
      .number({ message: 'must be a number of hours' })
      .min(0.2)
      .max(168, 'must be 168 hours at most')
      .default(4)
      .describe('how many hours of a live channel are kept'),
    LIVE_PRIVATE_SOURCES: flag.describe('1: live channels may be pulled from non-public addresses'),
    SEGMENTS_BY_PROXY: flag.describe('1: nginx serves media directly from DATA_DIR'),
  },
  /** How this process runs and is monitored. */
  process: {
    ROLE: roles.describe(
      'what this process does: all; on several machines serve (customer, content, web) or worker; or any of customer, content, web, worker, separated by commas',
    ),
    DEV_TOOLS: developmentFlag.describe(
      '1: stored mails, the clock and examples are available on this machine; auto: only if nobody else can reach it and no real payments are taken',
    ),
    WEB_DEV: flag.describe('1: serves the web app from its sources; script/dev sets it'),
    DRAIN_SECONDS: z.coerce
      .number({ message: 'must be a number of seconds' })
      .int('must be a whole number of seconds')
      .min(0)
      .max(20, 'must be 20 seconds at most: after 30 the process ends in any case')
      .default(0)
      .describe(
        'seconds the service keeps answering after it is told to stop, while /ready reports that it is stopping',
      ),
    METRICS_PORT: port(0).describe('port on which Prometheus reads /metrics; 0: off'),
    METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('address METRICS_PORT listens on'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, message: 'must be an address such as http://127.0.0.1:4318' })
      .optional()
      .describe('OpenTelemetry collector; traces are sent to its /v1/traces as JSON over HTTP'),
    OTEL_EXPORTER_OTLP_HEADERS: secret(
      z
        .string()
        .regex(OTLP_HEADERS, 'must be written as name=value,name=value')
        .optional()
        .describe('headers sent with the traces, such as authorization=Bearer%20…'),
    ),
    OTEL_SERVICE_NAME: z
      .string()
      .min(1)
      .max(100)
      .default('quintet')
      .describe('name of this service in the traces'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number('must be a number from 0 to 1')
      .min(0, 'must be a number from 0 to 1')
      .max(1, 'must be a number from 0 to 1')
      .default(1)
      .describe('share of traces that are kept, such as 0.1'),
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

const SETTING_GROUPS = Object.keys(GROUPS) as (keyof typeof GROUPS)[]
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
