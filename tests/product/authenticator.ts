/** An authenticator as browsers see one: a key that signs for a site, with user verification. Source: WebAuthn Level 3, section 6. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  Assertion,
  AssertionOptions,
  Attestation,
  AttestationOptions,
} from '@quintet/contracts/operator/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const MAY_LEAVE = 0x08
const BACKED_UP = 0x10
const HAS_KEY = 0x40

/** What it states about itself, if not the default. */
export type Said = {
  /** The origin of the requesting page. */
  origin: string
  rpId?: string
  counter?: number
  isVerified?: boolean
  isSynced?: boolean
  isBackedUp?: boolean
}

export type TestAuthenticator = {
  make: (options: AttestationOptions, said: Said) => Attestation
  sign: (options: AssertionOptions, said: Said) => Assertion
}

/** Returns one with a new key. */
export function anAuthenticator(): TestAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let userHandle = credential.toString('base64url')
  const key = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  return {
    make(options, said) {
      userHandle = options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, cose])
      const authData = Buffer.concat([headOf(said, options.rp.id, HAS_KEY), attested])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url')
      const clientDataJSON = clientData('webauthn.create', options.challenge, said).toString('base64url')
      return { ...key, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    sign(options, said) {
      const data = clientData('webauthn.get', options.challenge, said)
      const head = headOf(said, options.rpId, 0)
      const signed = Buffer.concat([head, createHash('sha256').update(data).digest()])
      return {
        ...key,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: head.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

function clientData(type: string, challenge: string, { origin }: Said): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function headOf(said: Said, rpId: string, more: number): Buffer {
  const { counter = 0, isVerified = true, isSynced = false, isBackedUp = false } = said
  const flags =
    PRESENT | more | (isVerified ? VERIFIED : 0) | (isSynced ? MAY_LEAVE : 0) | (isBackedUp ? BACKED_UP : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([
    createHash('sha256')
      .update(said.rpId ?? rpId)
      .digest(),
    Buffer.from([flags]),
    count,
  ])
}
