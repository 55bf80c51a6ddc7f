/** The kids area and its lock. @spec accounts 8.3 */
import { count } from './count.ts'
export const kidsEn = {
  hello: 'What do you feel like?',
  home: 'Kids home',
  back: 'Back',
  play: { VIDEO: 'Watch', AUDIO: 'Listen', GAME: 'Play', TRAILER: 'Watch' },
  trailer: 'Sneak peek',
  more: 'More like this',
  toRent: 'Ask your parents. They can rent this for you.',
  soon: 'Coming soon.',
  notHere: 'Sorry, this is not available in your country.',
  logIn: 'Ask a grown-up to log in',
  empty: 'Nothing here yet. New things are coming soon.',
  failed: 'That did not work.',
  enter: 'Lock for kids',
  leave: 'For grown-ups',
  legal: 'For grown-ups',
  locked: {
    text: 'This device is now locked to the kids area. Your PIN unlocks it.',
    notNow: 'Not now',
    close: 'OK',
  },
  pin: {
    enterTitle: 'Lock this device for kids',
    enterText:
      'Enter your PIN. This device will then show only the kids area until you unlock it with the PIN.',
    leaveTitle: 'Grown-ups only',
    leaveText: 'Enter your PIN to leave the kids area.',
    setTitle: 'Choose a PIN',
    digit: (place: number) => `Digit ${place}`,
    label: 'PIN',
    password: 'Your account password',
    wrong: 'This PIN is not correct.',
    attemptsLeft: (number: number) => `${count(number, 'attempt', 'attempts')} left.`,
    locked: (minutes: number) =>
      `Too many wrong PINs. Please wait ${count(minutes, 'minute', 'minutes')} or use your account password.`,
    passwordOnly: 'Too many wrong PINs. Please use your account password.',
    wrongPassword: 'Your password is not correct',
    tooMany: 'Too many attempts. Please wait a few minutes.',
    forgotten: 'Forgot your PIN?',
    passwordText: 'You can also unlock this device with your account password, and then set a new PIN.',
    forgottenText:
      'We will send a link to your account’s email address. Use it to set a new password, then unlock this device with that password.',
    unlock: 'Leave the kids area',
    lock: 'Lock',
    save: 'Save PIN and lock',
    needsLogIn: 'You have been logged out. Log in to leave the kids area.',
    logIn: 'Log in',
    failed: 'That did not work. Please try again.',
    busy: 'One moment...',
  },
  /** Replaces the same keys of `pin` for members without a password. */
  pinWithoutPassword: {
    locked: (minutes: number) =>
      `Too many wrong PINs. Please wait ${count(minutes, 'minute', 'minutes')} or log in with your provider.`,
    passwordOnly: 'Too many wrong PINs. Please log in with your provider.',
    passwordText:
      'Your account has no password. Log in with your provider again to unlock this device, and then set a new PIN.',
  },
  byMail: 'Send me a link by email instead',
}
