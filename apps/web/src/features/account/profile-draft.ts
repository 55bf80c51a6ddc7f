/** The profile form while it is edited. @spec accounts 5.2 */
import type { User } from '@quintet/contracts/user'
import type { Texts } from '../../texts/en.ts'

export type ProfileDraft = {
  firstName: string
  lastName: string
  gender: NonNullable<User['gender']> | ''
  location: string
}

export function profileOf({ firstName, lastName, gender, location }: User): ProfileDraft {
  return { firstName, lastName, gender: gender ?? '', location: location ?? '' }
}

/** Every field of the form is required; the messages by field. */
export function checkProfile(
  { firstName, lastName, gender, location }: ProfileDraft,
  { messages }: Pick<Texts, 'messages'>,
): Record<string, string> {
  return {
    ...(firstName.trim() === '' ? { firstName: messages.nameRequired } : {}),
    ...(lastName.trim() === '' ? { lastName: messages.surnameRequired } : {}),
    ...(gender === '' ? { gender: messages.genderRequired } : {}),
    ...(location.trim() === '' ? { location: messages.locationRequired } : {}),
  }
}
