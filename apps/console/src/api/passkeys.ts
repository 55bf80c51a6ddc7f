/**
 * The browser side of passkeys: requests the challenge, lets the browser sign it and sends back the signed response. @spec decisions 13.21
 */
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  askToJoinByPasskey,
  type AttestationOptions,
  joinByPasskey,
  logInByPasskey,
  proveByPasskey,
} from '@quintet/contracts/operator/passkeys'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call } from './call.ts'

/** Browsers do not accept an IP address as a relying party. Source: WebAuthn Level 3, section 5.1.3, step 7. */
const NUMBERS_ONLY = /^[\d.]+$|^\[/

/** True if this browser supports passkeys at this address: over https or on this machine, and under a host name. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && !NUMBERS_ONLY.test(location.hostname)
}

/** Throws `Problem`, or the browser's own error if no passkey was chosen. */
export async function enterByPasskey() {
  return call(logInByPasskey, { body: { passkey: await sign() } })
}

/** A fresh proof; throws as `enterByPasskey` does. */
export async function proveWithPasskey(): Promise<void> {
  await call(proveByPasskey, { body: { passkey: await sign() } })
}

async function sign() {
  const { id, rawId, response, type, clientExtensionResults } = await startAuthentication({
    optionsJSON: await call(askForPasskey),
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
  return { id, rawId, type, clientExtensionResults: { ...clientExtensionResults }, response: signed }
}

/** Throws as `enterByPasskey` does. */
export async function makePasskey(name: string) {
  return call(addPasskey, { body: { name, passkey: await make(await call(askForNewPasskey)) } })
}

/** Joins by an invitation; throws as `enterByPasskey` does. */
export async function joinWithPasskey(token: string, name: string) {
  const passkey = await make(await call(askToJoinByPasskey, { body: { token } }))
  return call(joinByPasskey, { body: { token, name, passkey } })
}

async function make(optionsJSON: AttestationOptions) {
  const { id, rawId, response, type, clientExtensionResults } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  const made = { clientDataJSON, attestationObject, transports }
  return { id, rawId, type, clientExtensionResults: { ...clientExtensionResults }, response: made }
}
