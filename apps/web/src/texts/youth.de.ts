import { CLOSES_AT, OPENS_AT, YOUTH_PIN_HOURS, type YouthAge } from '@quintet/domain/youth/youth-hours'
import { count } from './count.ts'
import type { youthEn } from './youth.en.ts'

const between = (age: YouthAge) => `zwischen ${OPENS_AT[age]} und ${CLOSES_AT} Uhr`

export const youthDe: typeof youthEn = {
  cause: (age) => `Dieser Titel ist erst ab ${age}.`,
  byHours: (time) => `Abspielen können Sie ihn ab ${time} Uhr.`,
  byEither: (time) => `Abspielen können Sie ihn ab ${time} Uhr oder sofort mit Ihrer PIN.`,
  byPin: 'Abspielen können Sie ihn mit Ihrer PIN.',
  setFirst: 'Sie haben noch keine PIN festgelegt.',
  setPin: 'PIN festlegen',
  play: 'Abspielen',
  lasts: `Die PIN gilt ${YOUTH_PIN_HOURS} Stunden lang für dieses Profil auf diesem Gerät.`,
  pin: {
    locked: (minutes) => `Zu viele falsche PINs. Bitte warten Sie ${count(minutes, 'Minute', 'Minuten')}.`,
    passwordOnly: 'Zu viele falsche PINs. Bitte legen Sie in Ihrem Konto eine neue PIN fest.',
    needsLogIn: 'Sie wurden abgemeldet. Bitte melden Sie sich wieder an.',
  },
  note: {
    hours: (age) => `Nur ${between(age)} abspielbar.`,
    both: (age) => `Abspielbar ${between(age)}, mit Ihrer PIN jederzeit.`,
    pin: () => 'Mit Ihrer PIN abspielbar.',
  },
  rating: 'Altersfreigabe',
  label: (body, age) => (age === 18 ? `${body} ab 18` : `${body} ab ${age} freigegeben`),
}
