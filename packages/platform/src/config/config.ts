/** All settings of the product, checked once at start. @spec decisions 7.2 */
import type { YouthWays } from '@quintet/domain/youth-hours'
import type { Bucket } from '../storage/s3-storage.ts'
import { bucketOf, faultsOfBucket } from './bucket-settings.ts'
import { type TracingSettings, tracingSettings } from './tracing-settings.ts'
import { dkimFaults, type DkimSettings, dkimSettings } from './dkim-settings.ts'
import { isLoopbackName } from './loopback.ts'
import { oidcFaults, type OidcSettings, oidcSettings } from './oidc-settings.ts'
import { stripeFaults, type StripeSettings, stripeSettings } from './stripe-keys.ts'
import { Environment, type Role } from './settings.ts'
import { type ToldSetting, tellSettings } from './told-settings.ts'
import { findUnknownSettings } from './unknown-settings.ts'

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
  /** All of this, for operators to look at: without secrets. */
  settings: readonly ToldSetting[]
}

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
    settings: tellSettings(given, { ...env, DEV_TOOLS: hasDevTools }),
  }
}
