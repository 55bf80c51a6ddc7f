/** Logging in, and passwords. @spec accounts 8.1, accounts 8.2 */
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/password'
import type { SocialPlatform } from '@quintet/domain/social'

const platforms: Record<SocialPlatform, string> = { google: 'Google', facebook: 'Facebook' }

export const sessionEn = {
  /** The toast of the modal; the page says `logIn.wrong`. */
  invalidCredentials: 'Invalid credentials.',
  forgotten: 'Forgotten your password?',
  or: 'or',
  social: (platform: SocialPlatform) => `Continue with ${platforms[platform]}`,
  socialOff: (platform: SocialPlatform) => `${platforms[platform]} is not set up on this service.`,
  socialFailed: 'That log-in did not work. Please try again.',
  notProved:
    'The provider did not confirm a new log-in to this account. Try again, or have a link sent by e-mail.',
  socialWorking: 'One moment, we are logging you in.',
  userNotFound: 'User not found.',
  unknownPerson:
    'Nobody here has this log-in yet. Become a member: your name and e-mail are filled in already.',
  signUpInstead: 'Sign up',
  choice: {
    title: 'Welcome',
    text: 'Movies, music, audiobooks, games and sports in one membership.',
    signUpByEmail: 'Sign up with e-mail',
    haveAccount: 'Already a member?',
    logIn: 'Log in',
  },
  forgot: {
    title: 'Reset password',
    text: 'Tell us your e-mail address. If it has an account, a link to set a new password is on its way.',
    submit: 'Send link',
    busy: 'Sending...',
    sent: 'Success! We have sent you an email to reset your password.',
    // The specification's own spelling.
    failed: 'Error sending email to rest your password, try again.',
  },
  newPassword: {
    title: 'Set a new password',
    for: (email: string) =>
      `For ${email}. Every device is logged out then, and you log in with the new password.`,
    password: 'New password',
    confirmation: 'Repeat the password',
    hint: `Use a minimum of ${PASSWORD_MIN_LENGTH} characters`,
    submit: 'Save password',
    busy: 'Saving...',
    changed: 'Your password has been changed succesfully', // sic
    failed: 'Error on change your password, try again.', // sic
    oldLink: 'This link was used already or is too old. Ask for a new one.',
    newLink: 'Send a new link',
    noLink: 'This page needs the link of the e-mail. Open it again, or ask for a new one.',
  },
  logIn: {
    lead: 'Good to see you again.',
    email: 'Email',
    password: 'Password',
    remember: 'Remember me',
    submit: 'Log in',
    busy: 'Logging in...',
    wrong: 'Username or password entered is incorrect. Please try again.',
    noAccount: 'New here?',
    signUp: 'Start your free trial',
    success: 'Login successful.',
  },
}
