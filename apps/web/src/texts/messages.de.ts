import type { messages } from '@quintet/contracts/messages'
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'

export const messagesDe: Record<keyof typeof messages, string> = {
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  emailInvalid: 'Diese E-Mail-Adresse ist ungültig.',
  passwordTooShort: `Das Passwort ist ungültig, es braucht mindestens ${PASSWORD_MIN_LENGTH} Zeichen.`,
  passwordTooCommon: 'Dieses Passwort ist zu verbreitet.',
  passwordsDiffer: 'Die Passwörter müssen übereinstimmen',
  nameRequired: 'Bitte geben Sie Ihren Namen an.',
  surnameRequired: 'Bitte geben Sie Ihren Nachnamen an.',
  locationRequired: 'Bitte geben Sie Ihren Ort an.',
  genderRequired: 'Bitte wählen Sie Ihr Geschlecht.',
  planRequired: 'Bitte wählen Sie einen Tarif.',
  dateInvalid: 'Bitte geben Sie ein gültiges Datum an.',
  pinInvalid: 'Die PIN besteht aus vier Ziffern.',
  consentRequired: 'Bitte bestätigen Sie das.',
  cancelEmailDiffers: 'Ihre E-Mail-Adresse stimmt nicht',
  fieldRequired: 'Bitte füllen Sie das Feld aus.',
  numberRequired: 'Bitte geben Sie eine Zahl an.',
  saveInvalid: 'Ein Spielstand ist ein Text von höchstens 256 kB.',
  unknownField: 'Unbekanntes Feld.',
}
