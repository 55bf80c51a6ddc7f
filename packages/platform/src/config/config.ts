/** All settings of the product, checked once at startup. @spec decisions 7.2 */
import type { YouthWays } from '@quintet/domain/youth/youth-hours'
import type { Bucket } from '../storage/s3-storage.ts'
import { bucketOf, faultsOfBuckets } from './bucket-settings.ts'
import { type TracingSettings, tracingSettings } from './tracing-settings.ts'
import { dkimFaults, type DkimSettings, dkimSettings } from './dkim-settings.ts'
import { isLoopbackName } from './loopback.ts'
import { oidcFaults, type OidcSettings, oidcSettings } from './oidc-settings.ts'
import { stripeFaults, type StripeSettings, stripeSettings } from './stripe-keys.ts'
import { Environment, type Role } from './settings.ts'
import { type ToldSetting, tellSettings } from './told-settings.ts'
import { findUnknownSettings } from './unknown-settings.ts'

/** How channels receive a live source. */
export type LiveSettings = {
  host: string
  rtmpPort: number
  srtPort: number
  /** How many hours of a channel are kept. */
  windowHours: number
  /** Whether a source may be pulled from an address that is not public. */
  allowsPrivate: boolean
}

export type Config = {
  port: number
  host: string
  dataDir: string
  /** Folder that caches generated demo media for other data folders; null: no cache. */
  cacheDir: string | null
  /** Folder of `brand.json` and its images, which define the service's identity. */
  brandDir: string
  /** The origin where members reach the service, without a trailing slash; null: derived from the request's host. */
  publicOrigin: string | null
  /** The origin that serves partner embeds and games; null: the port after `port`. */
  embedOrigin: string | null
  /** The origin from which our player fetches leased segments; null: the same as for everything else. @spec decisions 4.24 */
  mediaOrigin: string | null
  roles: readonly Role[]
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** A standby for long reports; null: they query the primary database. */
  databaseReadUrl: string | null
  /** Where media are stored; null: in `dataDir`. */
  bucket: Bucket | null
  /** Where backups are copied to, beside their folder; null: nowhere. */
  backupBucket: Bucket | null
  smtpUrl: string | null
  /** The key that signs mails; null: they are signed by the mail server or not at all. */
  dkim: DkimSettings | null
  /** Null: the payment sandbox is used. */
  stripe: StripeSettings | null
  /** Null: the button says that Google log-in is off. */
  google: { issuer: string; clientId: string } | null
  /** Null: the operator has no log-in provider of their own. */
  oidc: OidcSettings | null
  facebook: { appId: string; appSecret: string; graphOrigin: string | null } | null
  /** What unlocks titles rated 16 and 18. */
  youthProtection: YouthWays
  productId: number
  trustedProxies: number
  /** Whether feeds and the media they name may be fetched from non-public addresses. */
  areFeedsPrivate: boolean
  /** Whether the proxy in front serves segments from `dataDir` itself, after it or this service has checked the lease. */
  areSegmentsSentByProxy: boolean
  live: LiveSettings
  hasDemo: boolean
  hasDevTools: boolean
  /** What an https `PUBLIC_ORIGIN` refuses unless explicitly allowed. @spec decisions 14.1 */
  allows: { sandbox: boolean; defaultBrand: boolean }
  /** Whether the web app is served from its sources and rebuilt on change. */
  isWebDevelopment: boolean
  /** Time between the stop signal and the moment the server stops answering. */
  drainMs: number
  /** Where metrics are served; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Where traces are sent; null: nowhere. */
  tracing: TracingSettings | null
  logLevel: string
  /** All of the above without secrets, for operators to view. */
  settings: readonly ToldSetting[]
}

/** Everything wrong with the settings, one line each, naming the variable and the remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Undefined if there is no address. */
const isHttps = (address: string | undefined) => address?.startsWith('https:')

/** Reads the settings; throws `ConfigError` with every fault at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path: [name], message }) => `${String(name)} ${message}`),
    ...findUnknownSettings(Object.keys(given), Object.keys(Environment.shape)),
    ...faultsOfBuckets(given),
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
  const stripe = stripeSettings(env)
  const isPrivate = isLoopbackName(env.HOST) && env.PUBLIC_ORIGIN === undefined
  const hasDevTools = env.DEV_TOOLS === 'auto' ? isPrivate && !stripe?.isLive : env.DEV_TOOLS
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
    backupBucket: bucketOf(env, 'BACKUP_'),
    smtpUrl: env.SMTP_URL ?? null,
    dkim: dkimSettings(env),
    stripe,
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
    settings: tellSettings(given, { ...env, DEV_TOOLS: hasDevTools }),
  }
}
