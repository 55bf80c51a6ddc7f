/** Checks that need other machines: certificates, log-in providers, whether members can reach the service. @spec decisions 14.3 */
import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { counted } from '@quintet/domain/basics/counted'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import type { Finding } from '@quintet/contracts/operator/settings'
import { type Check, patience, wordsOf } from './check.ts'

const CERTIFICATE_SOON_DAYS = 14
const HTTPS_PORT = 443
const FACEBOOK = 'https://graph.facebook.com'

/** Checks for each https origin that members use whether its certificate is trusted, and for how long. */
export const checkCertificates: Check = async ({ config, now }) => {
  const origins = [config.publicOrigin, config.embedOrigin, config.mediaOrigin].filter(
    (origin) => origin?.startsWith('https:') === true,
  )
  if (origins.length === 0)
    return { check: 'certificate', state: 'off', says: 'PUBLIC_ORIGIN is not an https address' }
  return Promise.all(origins.map((origin) => checkCertificate(new URL(String(origin)), now)))
}

async function checkCertificate({ hostname: host, port }: URL, now: Date): Promise<Finding> {
  const check = 'certificate'
  // An IP address cannot be used as a server name.
  const name = isIP(host) === 0 ? { servername: host } : {}
  const socket = connect({ host, port: Number(port) || HTTPS_PORT, ...name })
  try {
    await once(socket, 'secureConnect', { signal: patience() })
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / DAY_MS)
    const says = `${host}: expires in ${counted(days, 'day')}`
    return { check, state: days < CERTIFICATE_SOON_DAYS ? 'warning' : 'ok', says }
  } catch (error) {
    return { check, state: 'fault', says: `${host}: ${wordsOf(error)}` }
  } finally {
    socket.destroy()
  }
}

export const checkService: Check = async ({ config }) => {
  const check = 'service'
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}/ready`
  try {
    const answer = await fetch(address, { signal: patience() })
    if (answer.ok) return { check, state: 'ok', says: `${address} is ready` }
    return { check, state: 'fault', says: `${address} answers ${answer.status}: ${await answer.text()}` }
  } catch (error) {
    return { check, state: 'warning', says: `not running at ${address}: ${wordsOf(error)}` }
  }
}

/** A forged lease. */
const FORGED = '/media/segments/1000000000/AAAAAAAAAAAAAAAAAAAAAA/str_doctor/ast_doctor/v-360p/00001.m4s'

/** Checks that the CDN rejects requests without a lease, in a way that our player can read. @spec decisions 4.24 */
export const checkEdge: Check = async ({ config: { mediaOrigin } }) => {
  const check = 'CDN'
  if (mediaOrigin === null) return { check, state: 'off', says: 'MEDIA_ORIGIN is not set' }
  try {
    const { status, headers } = await fetch(mediaOrigin + FORGED, { signal: patience() })
    if (status !== 410)
      return { check, state: 'fault', says: `${mediaOrigin} answers ${status} to a forged lease, not 410` }
    const isReadable = headers.get('access-control-allow-origin') === '*'
    if (isReadable) return { check, state: 'ok', says: `${mediaOrigin} checks leases` }
    return { check, state: 'fault', says: `${mediaOrigin} sends no Access-Control-Allow-Origin: *` }
  } catch (error) {
    return { check, state: 'fault', says: `${mediaOrigin}: ${wordsOf(error)}` }
  }
}

export const checkProviders: Check = async ({ config }) => {
  const { google, facebook, oidc } = config
  const asked = [
    google && reach('Google', discoveryOf(google.issuer)),
    oidc && reach(oidc.name, discoveryOf(oidc.issuer)),
    // Without a key it answers anybody with an error that says so.
    facebook && reach('Facebook', `${facebook.graphOrigin ?? FACEBOOK}/`),
  ].filter((each) => each !== null)
  if (asked.length === 0) return { check: 'log-in providers', state: 'off', says: 'none configured' }
  return Promise.all(asked)
}

const discoveryOf = (issuer: string) => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

async function reach(name: string, address: string): Promise<Finding> {
  const check = 'log-in providers'
  try {
    const { status } = await fetch(address, { signal: patience() })
    return { check, state: status < 500 ? 'ok' : 'fault', says: `${name} answers ${status}` }
  } catch (error) {
    return { check, state: 'fault', says: `${name}: ${wordsOf(error)}` }
  }
}
