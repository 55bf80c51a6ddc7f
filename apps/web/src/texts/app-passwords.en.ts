/** Passwords for other apps, in the account area. */
import { APP_PASSWORDS_MAX, type AppScope } from '@quintet/domain/account/app-passwords'

const scopes: Record<AppScope, string> = {
  music: 'Music and audiobooks (Subsonic apps)',
  podcast: 'Audiobooks in a podcast app',
  tv: 'Channels and programme guide (IPTV apps)',
}

export const appPasswordsEn = {
  title: 'Other apps',
  text: 'Listen and watch in the apps you already use. Each one gets a password of its own, which you can revoke at any time.',
  scopes,
  none: 'No other app has access.',
  failed: 'Your app passwords could not be loaded. Please try again.',
  forKids: 'Kids only',
  used: (time: string) => `Last used ${time}`,
  unused: 'Not used yet',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke the password of ${name}`,
  revoked: (name: string) => `${name} no longer has access.`,
  revokeFailed: 'The password could not be revoked. Please try again.',
  add: 'Create app password',
  full: `You have ${APP_PASSWORDS_MAX} app passwords. Revoke one to create another.`,
  name: 'Name of the app',
  nameMissing: 'Please give the app a name.',
  nameHint: 'So that you recognise it in this list.',
  scope: 'What is it for?',
  kids: 'Only titles from the kids area',
  profile: (name: string) => `The app uses the profile ${name}.`,
  create: 'Create password',
  proof: 'Enter your password to continue.',
  createFailed: 'The app password could not be created. Please try again.',
  shown: 'Enter this in the app now. For your safety we show it only once.',
  fields: {
    server: 'Server address',
    user: 'User name',
    password: 'Password',
    feeds: 'Address of your feeds (OPML)',
    channels: 'Address of the channels (M3U)',
    guide: 'Address of the guide (XMLTV)',
  },
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied.',
  notCopied: 'Your browser does not allow copying. Please select the text yourself.',
  done: 'Done',
}
