import { readTrialEnds, signUp } from '@quintet/contracts/sign-up'
import { Problem } from '@quintet/contracts/problem'
import { offerAt } from '@quintet/domain/membership/offers'
import { trialEnd } from '@quintet/domain/membership/trial'
import type { App } from '@quintet/platform/http/app'
import { setSessionCookies } from '@quintet/platform/http/cookies'
import { serve } from '@quintet/platform/http/serve'
import { clientOf } from '@quintet/platform/identity/client'
import { holderOf } from '../payment-setup/holder.ts'
import { type CustomerPlatform, requireProduct } from '../platform.ts'
import { takeNonce, waitingNonce } from '../social-log-in/index.ts'
import * as service from './service.ts'

const KEY_PATTERN = /^[\x21-\x7e]{1,255}$/

export function signUpRoutes(app: App, platform: CustomerPlatform): void {
  serve(app, platform, signUp, async ({ viewer, body, request, reply, language }) => {
    // Creating a new account would be a way out of the kids area.
    if (viewer?.kidLocked) throw new Problem('kids_locked')
    requireProduct(platform.config, body.productId)
    const client = clientOf(request)
    const idempotencyKey = idempotencyKeyOf(request.headers['idempotency-key'])
    const { session, user } = await service.signUp(platform, {
      order: body,
      idempotencyKey,
      nonce: waitingNonce(request),
      client,
      holder: holderOf(request),
      language,
    })
    takeNonce(request, reply)
    setSessionCookies(reply, session, null)
    return { token: session.token, user }
  })

  serve(app, platform, readTrialEnds, () => {
    const now = platform.clock.now()
    const house = offerAt(platform.brand.offers, now)
    return Promise.resolve({
      usual: trialEnd(house, now, undefined).toISOString(),
      offers: { special: trialEnd(house, now, 'special').toISOString() },
    })
  })
}

function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header
  throw new Problem('invalid_request', {
    errors: [{ path: 'Idempotency-Key', message: 'Must be 1 to 255 printable characters.' }],
  })
}
