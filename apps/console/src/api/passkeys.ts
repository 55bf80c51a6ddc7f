/** The browser's side of passkeys: asks the service, lets the browser sign, sends what it signed. @spec decisions 13.21 */
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  logInByPasskey,
} from '@quintet/contracts/operator/passkeys'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call } from './call.ts'

/** An address in numbers is no site to browsers. Source: WebAuthn Level 3, section 5.1.3, step 7. */
const NUMBERS_ONLY = /^[\d.]+$|^\[/

/** Whether this browser has passkeys for this address: by https, or on this machine, under a name. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && !NUMBERS_ONLY.test(location.hostname)
}

/** Throws `Problem`, and the browser's own error where nothing was chosen. */
export async function enterByPasskey() {
  const { id, rawId, response, type, clientExtensionResults } = await startAuthentication({
    optionsJSON: await call(askForPasskey),
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
  return call(logInByPasskey, {
    body: {
      passkey: { id, rawId, type, clientExtensionResults: { ...clientExtensionResults }, response: signed },
    },
  })
}

/** As `enterByPasskey`. */
export async function makePasskey(name: string) {
  const { id, rawId, response, type, clientExtensionResults } = await startRegistration({
    optionsJSON: await call(askForNewPasskey),
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  const made = { clientDataJSON, attestationObject, transports }
  return call(addPasskey, {
    body: {
      name,
      passkey: { id, rawId, type, clientExtensionResults: { ...clientExtensionResults }, response: made },
    },
  })
}
