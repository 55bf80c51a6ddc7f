/** The kids area and its lock. @spec accounts 8.3 */
import { count } from './count.ts'
export const kidsEn = {
  hello: 'What shall it be?',
  home: 'Kids, start',
  back: 'Back',
  play: { VIDEO: 'Watch', AUDIO: 'Listen', GAME: 'Play', TRAILER: 'Watch' },
  trailer: 'A little taste',
  more: 'More of this',
  toRent: 'Ask your parents: they can rent it for you.',
  soon: 'Coming soon.',
  logIn: 'Ask a grown-up to log in',
  empty: 'There is nothing here yet. New things come soon.',
  failed: 'That did not work.',
  enter: 'Lock for kids',
  leave: 'For grown-ups',
  legal: 'For grown-ups',
  pin: {
    enterTitle: 'Lock this device for kids',
    enterText:
      'Enter your PIN. From then on this device shows the kids area only, until the PIN lifts the lock.',
    leaveTitle: 'Grown-ups only',
    leaveText: 'Enter your PIN to leave the kids area.',
    setTitle: 'Choose a PIN',
    digit: (place: number) => `Digit ${place}`,
    label: 'PIN',
    password: 'Your account password',
    wrong: 'This PIN is not correct.',
    attemptsLeft: (number: number) => `${count(number, 'try', 'tries')} left.`,
    locked: (minutes: number) =>
      `Too many wrong PINs. Wait ${count(minutes, 'minute', 'minutes')}, or use your account password.`,
    passwordOnly: 'Too many wrong PINs. Now only your account password helps.',
    wrongPassword: 'Your password is not correct',
    tooMany: 'Too many tries. Please wait a few minutes.',
    forgotten: 'Forgotten the PIN?',
    passwordText: 'The password of your account opens the door too. After that you can set a new PIN.',
    forgottenText:
      'We send a link to the e-mail address of your account. It sets a new password, and that one lifts the lock.',
    unlock: 'Leave the kids area',
    lock: 'Lock',
    save: 'Save PIN and lock',
    needsLogIn: 'You have been logged out. Log in to leave the kids area.',
    logIn: 'Log in',
    failed: 'That did not work. Please try again.',
    busy: 'One moment...',
  },
  /** In place of the same ones of `pin`, to members who have no password. */
  pinWithoutPassword: {
    locked: (minutes: number) =>
      `Too many wrong PINs. Wait ${count(minutes, 'minute', 'minutes')}, or log in at your provider.`,
    passwordOnly: 'Too many wrong PINs. Now only a log-in at your provider helps.',
    passwordText:
      'Your account has no password. Log in at your provider once more: that opens the door too. After that you can set a new PIN.',
  },
  byMail: 'Send me a link by e-mail instead',
}
