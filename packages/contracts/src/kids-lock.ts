/** The kids PIN and the kids lock of a device. @spec accounts 7.5 */
import { PASSWORD_MAX_LENGTH } from '@quintet/domain/account/password'
import { z } from 'zod'
import { Pin } from './fields.ts'
import { messages } from './messages.ts'
import { defineRoute } from './route.ts'
import { SocialToken } from './social.ts'

const PinState = z.object({ isSet: z.boolean() })
const Lock = z.object({ status: z.enum(['LOCKED', 'UNLOCKED']) })

/** Never returns the PIN itself: the one place where the decisions deliberately narrow the specification. */
export const getPin = defineRoute({
  id: 'getPin',
  service: 'customer',
  urgency: 'browsing',
  method: 'GET',
  path: '/parental_regulation/pin_code',
  access: 'member',
  summary: 'Returns whether a kids PIN is set.',
  answer: PinState,
})

export const setPin = defineRoute({
  id: 'setPin',
  service: 'customer',
  method: 'PATCH',
  path: '/parental_regulation/pin_code',
  access: 'password',
  summary: 'Sets or changes the kids PIN.',
  body: z.strictObject({ pinCode: Pin }),
  answer: PinState,
  problems: ['too_many_attempts', 'overloaded'],
})

/** @spec decisions 14.40 */
export const openYouthTitles = defineRoute({
  id: 'openYouthTitles',
  service: 'customer',
  urgency: 'starting',
  method: 'POST',
  path: '/parental_regulation/youth_titles',
  access: 'unlocked',
  summary: 'Given the PIN, unlocks titles rated 16 and 18 for this log-in and profile for some hours.',
  body: z.strictObject({ pinCode: Pin }),
  answer: z.object({ opensUntil: z.iso.datetime() }),
  problems: ['pin_not_set', 'wrong_pin', 'pin_locked', 'too_many_attempts', 'overloaded'],
})

/** @spec decisions 5.3 */
export const enterKidsArea = defineRoute({
  id: 'enterKidsArea',
  service: 'customer',
  urgency: 'browsing',
  method: 'POST',
  path: '/parental_regulation/kids_area',
  access: 'member',
  summary:
    'Enters the kids area. If the account has a PIN, this locks the device, and only the PIN leads out.',
  answer: Lock,
})

export const toggleKidsLock = defineRoute({
  id: 'toggleKidsLock',
  service: 'customer',
  urgency: 'browsing',
  method: 'PATCH',
  path: '/parental_regulation/toggle_lock_kid',
  access: 'member',
  summary:
    'Locks or unlocks this device. Instead of the PIN, the account password or a fresh log-in at the provider also lifts the lock.',
  body: z
    .strictObject({
      pinCode: Pin.optional(),
      password: z.string().max(PASSWORD_MAX_LENGTH).optional(),
      social: SocialToken.optional(),
    })
    .refine((given) => Object.values(given).filter((proof) => proof !== undefined).length === 1, {
      path: ['pinCode'],
      message: messages.pinInvalid,
    }),
  answer: Lock,
  problems: [
    'pin_not_set',
    'wrong_pin',
    'wrong_password',
    'pin_locked',
    'too_many_attempts',
    'overloaded',
    'password_required',
    'social_unavailable',
  ],
})
