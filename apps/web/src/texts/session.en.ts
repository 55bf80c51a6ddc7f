/** Log-in and passwords. @spec accounts 8.1, accounts 8.2 */
import { PASSWORD_MIN_LENGTH } from '@quintet/domain/account/password'
import { platformName, type SocialPlatform } from '@quintet/domain/account/social'

export const sessionEn = {
  /** The toast of the modal; the page says `logIn.wrong`. */
  invalidCredentials: 'Invalid credentials.',
  forgotten: 'Forgot your password?',
  or: 'or',
  /** `oidcName` is the operator's name for its own provider. */
  social: (platform: SocialPlatform, oidcName?: string | null) =>
    `Continue with ${platformName(platform, oidcName)}`,
  socialFailed: 'The log-in failed. Please try again.',
  notProved:
    'Your provider did not confirm a new log-in to this account. Please try again, or have us email you a link.',
  link: {
    done: (name: string) => `You can now log in with ${name}, too.`,
    taken: 'This log-in opens another account. Remove it there first.',
    late: 'Your password was confirmed too long ago. Please try again.',
  },
  socialWorking: 'One moment, logging you in.',
  userNotFound: 'User not found.',
  unknownTitle: 'New here?',
  unknownPerson:
    'We found no account for this log-in. Sign up now: your name and email are already filled in.',
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
    text: 'Enter your email address. If there is an account for it, we will send you a link to set a new password.',
    submit: 'Send link',
    busy: 'Sending...',
    sent: 'Success! We have sent you an email to reset your password.',
    // The specification's own spelling.
    failed: 'Error sending email to rest your password, try again.',
  },
  newPassword: {
    title: 'Set a new password',
    for: (email: string) =>
      `For ${email}. This logs out every device; you then log in with the new password.`,
    password: 'New password',
    confirmation: 'Repeat the password',
    hint: `Use a minimum of ${PASSWORD_MIN_LENGTH} characters`,
    submit: 'Save password',
    busy: 'Saving...',
    changed: 'Your password has been changed succesfully', // sic
    failed: 'Error on change your password, try again.', // sic
    oldLink: 'This link has expired or has already been used. Please request a new one.',
    newLink: 'Send a new link',
    noLink: 'Please open this page through the link in our email, or request a new link.',
  },
  logIn: {
    lead: 'Good to see you again.',
    email: 'Email',
    password: 'Password',
    remember: 'Remember me',
    submit: 'Log in',
    busy: 'Logging in...',
    wrong: 'Username or password entered is incorrect. Please try again.',
    blocked: 'This account is blocked. Please write to customer care.',
    noAccount: 'New here?',
    signUp: 'Start your free trial',
    success: 'Login successful.',
  },
}
