/** The profile form during editing. @spec accounts 5.2 */
import type { User } from '@quintet/contracts/user'
import type { Messages } from '../../texts/messages.ts'

export type ProfileDraft = {
  firstName: string
  lastName: string
  gender: NonNullable<User['gender']> | ''
  location: string
  newsletter: boolean
}

type Person = Pick<User, 'firstName' | 'lastName' | 'gender' | 'location' | 'newsletter'>

export function profileOf({ firstName, lastName, gender, location, newsletter }: Person): ProfileDraft {
  return { firstName, lastName, gender: gender ?? '', location: location ?? '', newsletter }
}

/** Returns what the form sends. Includes the newsletter only if it was changed, so that one awaiting confirmation stays pending. */
export function changeOf<Draft extends Pick<ProfileDraft, 'newsletter'>>(
  { newsletter, ...draft }: Draft,
  me: Pick<User, 'newsletter'>,
) {
  return newsletter === me.newsletter ? draft : { ...draft, newsletter }
}

/** Every field of the form is required; returns the messages by field. */
export function checkProfile(
  { firstName, lastName, gender, location }: Omit<ProfileDraft, 'newsletter'>,
  messages: Messages,
): Record<string, string> {
  return {
    ...(firstName.trim() === '' ? { firstName: messages.nameRequired } : {}),
    ...(lastName.trim() === '' ? { lastName: messages.surnameRequired } : {}),
    ...(gender === '' ? { gender: messages.genderRequired } : {}),
    ...(location.trim() === '' ? { location: messages.locationRequired } : {}),
  }
}
