/**
 * Joining and logging in to the console with a passkey, and managing one's own passkeys. Shapes are those of WebAuthn Level 3, section 5.1.
 * @spec decisions 13.21
 */
import { PASSKEY_NAME_MAX_LENGTH, PASSKEYS_MAX } from '@quintet/domain/operation/operator'
import { z } from 'zod'
import { text } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { InvitationToken, Operator } from './session.ts'

const BYTES_MAX = 16_384

const Bytes = z
  .string()
  .max(BYTES_MAX)
  .regex(/^[\w-]+$/, 'Give bytes as base64url.')
const Attachment = z.enum(['platform', 'cross-platform']).optional()
const Extensions = z.record(text(50), z.unknown())
const Key = { id: Bytes, rawId: Bytes, type: z.literal('public-key'), authenticatorAttachment: Attachment }

export const Assertion = z.strictObject({
  ...Key,
  clientExtensionResults: Extensions,
  response: z.strictObject({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
})
export type Assertion = z.infer<typeof Assertion>

export const Attestation = z.strictObject({
  ...Key,
  clientExtensionResults: Extensions,
  response: z.strictObject({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    authenticatorData: Bytes.optional(),
    publicKey: Bytes.optional(),
    publicKeyAlgorithm: z.int().optional(),
    transports: z.array(text(50)).max(10).optional(),
  }),
})
export type Attestation = z.infer<typeof Attestation>

const Verification = z.literal('required')

/** The challenge for a browser to sign with any passkey it has for this service. */
export const AssertionOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: Verification,
})
export type AssertionOptions = z.infer<typeof AssertionOptions>

/** The options with which a browser creates a passkey. */
export const AttestationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: Verification,
    requireResidentKey: z.literal(true),
    userVerification: Verification,
  }),
})
export type AttestationOptions = z.infer<typeof AttestationOptions>

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  isBackedUp: z
    .boolean()
    .describe('Whether the passkey is also backed up elsewhere, as it reported when it was last used.'),
})
export type Passkey = z.infer<typeof Passkey>

export const askForPasskey = defineRoute({
  id: 'operatorAskForPasskey',
  service: 'operator',
  method: 'POST',
  path: '/operator/login/passkey/challenge',
  access: 'anyone',
  summary: 'Returns the challenge that this browser signs to log in; it is valid once, for some minutes.',
  answer: AssertionOptions,
  problems: ['too_many_attempts'],
})

export const logInByPasskey = defineRoute({
  id: 'operatorLogInByPasskey',
  service: 'operator',
  method: 'POST',
  path: '/operator/login/passkey',
  access: 'anyone',
  summary: 'Logs in with what a passkey signed, without password or code.',
  body: z.strictObject({ passkey: Assertion }),
  answer: Operator,
  problems: ['passkey_refused', 'too_many_attempts'],
})

export const askToJoinByPasskey = defineRoute({
  id: 'operatorAskToJoinByPasskey',
  service: 'operator',
  method: 'POST',
  path: '/operator/invitation/passkey/challenge',
  access: 'anyone',
  summary: 'Returns the options for creating the passkey with which an invited operator joins.',
  body: z.strictObject({ token: InvitationToken }),
  answer: AttestationOptions,
  problems: ['invalid_invitation', 'too_many_attempts'],
})

export const joinByPasskey = defineRoute({
  id: 'operatorJoinByPasskey',
  service: 'operator',
  method: 'POST',
  path: '/operator/invitation/passkey',
  access: 'anyone',
  summary:
    'Joins with a passkey that this browser created, without a password, and logs in; the link is then used up.',
  body: z.strictObject({
    token: InvitationToken,
    name: text(PASSKEY_NAME_MAX_LENGTH),
    passkey: Attestation,
  }),
  answer: Operator,
  problems: ['invalid_invitation', 'passkey_refused', 'too_many_attempts'],
})

export const proveByPasskey = defineRoute({
  id: 'operatorProveByPasskey',
  service: 'operator',
  method: 'POST',
  path: '/operator/proof/passkey',
  access: 'operator',
  summary:
    'Verifies an operator without a password by one of their passkeys, which signed a challenge like that of the log-in.',
  body: z.strictObject({ passkey: Assertion }),
  answer: z.object({ valid: z.literal(true) }),
  problems: ['passkey_refused', 'too_many_attempts'],
})

export const listPasskeys = defineRoute({
  id: 'operatorListPasskeys',
  service: 'operator',
  method: 'GET',
  path: '/operator/passkeys',
  access: 'operator',
  summary: 'Lists the operator’s own passkeys, oldest first.',
  answer: z.array(Passkey),
})

export const askForNewPasskey = defineRoute({
  id: 'operatorAskForNewPasskey',
  service: 'operator',
  method: 'POST',
  path: '/operator/passkeys/challenge',
  access: 'operator',
  isProofAsked: true,
  summary: `Returns the options for creating a passkey; an operator can have at most ${PASSKEYS_MAX}.`,
  answer: AttestationOptions,
  problems: ['too_many_passkeys'],
})

export const addPasskey = defineRoute({
  id: 'operatorAddPasskey',
  service: 'operator',
  method: 'POST',
  path: '/operator/passkeys',
  access: 'operator',
  isProofAsked: true,
  summary: 'Adds a passkey that this browser created.',
  body: z.strictObject({ name: text(PASSKEY_NAME_MAX_LENGTH), passkey: Attestation }),
  answer: Passkey,
  status: 201,
  problems: ['passkey_refused', 'too_many_passkeys'],
})

export const removePasskey = defineRoute({
  id: 'operatorRemovePasskey',
  service: 'operator',
  method: 'DELETE',
  path: '/operator/passkeys/:id',
  access: 'operator',
  isProofAsked: true,
  summary:
    'Removes a passkey, which can no longer be used to log in; running sessions continue. Without a password, the last one stays.',
  params: z.object({ id: text(50) }),
  answer: z.undefined(),
  status: 204,
  problems: ['unknown_passkey', 'last_passkey'],
})
