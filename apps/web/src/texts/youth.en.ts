import { CLOSES_AT, OPENS_AT, YOUTH_PIN_HOURS, type YouthAge } from '@quintet/domain/youth/youth-hours'

const from = (age: YouthAge) => `${OPENS_AT[age]}:00`
const to = `${CLOSES_AT}:00`

/** For titles rated 16 and 18. */
export const youthEn = {
  cause: (age: YouthAge) => `This title is for viewers aged ${age} and over.`,
  byHours: (time: string) => `You can play it from ${time}.`,
  byEither: (time: string) => `You can play it from ${time}, or with your PIN right away.`,
  byPin: 'You can play it with your PIN.',
  setFirst: 'You have not chosen a PIN yet.',
  setPin: 'Choose a PIN',
  play: 'Play',
  lasts: `The PIN stays valid for ${YOUTH_PIN_HOURS} hours in this profile on this device.`,
  pin: {
    locked: (minutes: number) =>
      `Too many wrong PINs. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    passwordOnly: 'Too many wrong PINs. Please choose a new PIN in your account.',
    needsLogIn: 'You have been logged out. Please log in again.',
  },
  /** On the title’s page. */
  note: {
    hours: (age: YouthAge) => `Plays between ${from(age)} and ${to} only.`,
    both: (age: YouthAge) => `Plays between ${from(age)} and ${to}, or with your PIN at any time.`,
    pin: () => 'Plays with your PIN.',
  },
  rating: 'Age rating',
  /** The body and its age; the official label is German. */
  label: (body: string, age: number) => `${body} ${age}`,
}
