/** The messages for invalid fields, verbatim. @spec accounts 5.1 */
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'

export const messages = {
  emailRequired: 'Email is required.',
  emailInvalid: 'Email is invalid.',
  passwordTooShort: `Password is invalid, it should contain at least ${PASSWORD_MIN_LENGTH} characters.`,
  passwordTooCommon: 'This password is too common.',
  passwordsDiffer: 'Passwords must match',
  nameRequired: 'Name is required.',
  surnameRequired: 'Last name is required.',
  locationRequired: 'Location is required.',
  genderRequired: 'Gender is required.',
  planRequired: 'Plan is required.',
  pinInvalid: 'The PIN must be four digits.',
  consentRequired: 'Please confirm.',
  cancelEmailDiffers: 'Your e-mailadress is not correct', // sic
  dateInvalid: 'Please enter a valid date.',
  numberRequired: 'A number is required.',
  fieldRequired: 'Please fill in field.',
  saveInvalid: 'A save is a text of at most 256 kB.',
  unknownField: 'Unknown field.',
} as const
