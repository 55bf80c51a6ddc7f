import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '@quintet/contracts/messages'
import { accountEn } from './account.en.ts'
import { contactEn } from './contact.en.ts'
import { en } from './en.ts'
import { kidsEn } from './kids.en.ts'
import { sessionEn } from './session.en.ts'

const { about, billing, care, changePassword, devices, membership, pin, sections } = accountEn
const { choice, forgot, logIn, newPassword } = sessionEn

for (const [section, said, text] of [
  ['2', choice.signUpByEmail, 'Sign up with e-mail'],
  ['2', sessionEn.social('google'), 'Continue with Google'],
  ['2', sessionEn.social('facebook'), 'Continue with Facebook'],
  ['2', choice.logIn, 'Log in'],
  ['2', sections.favorites, 'Favorites'],
  ['2', sections.profile, 'My Profile'],
  ['2', sections.settings, 'Account Settings'],
  ['2', sections.invoices, 'Invoices'],
  ['2', sections.billing, 'Billing'],
  ['2', sections['customer-care'], 'Customer Care'],
  ['2', about.title, 'About me'],
  ['2', billing.title, 'Billing.'],
  ['2', billing.method, 'Your payment method'],
  ['2', care.title, 'Customer care.'],
  ['4', logIn.busy, 'Logging in...'],
  ['5', newPassword.hint, 'Use a minimum of 6 characters'],
  ['8', logIn.success, 'Login successful.'],
  ['8', sessionEn.invalidCredentials, 'Invalid credentials.'],
  ['8', logIn.wrong, 'Username or password entered is incorrect. Please try again.'],
  ['8', sessionEn.userNotFound, 'User not found.'],
  ['8', membership.cancelFailed, 'Error unsubscribing, try again'],
  ['8', membership.cancelled, 'Successfully unsubscribed'],
  ['8', newPassword.failed, 'Error on change your password, try again.'],
  ['8', newPassword.changed, 'Your password has been changed succesfully'],
  ['8', accountEn.passwordCheckFailed, 'Error validating your password, try again.'],
  ['8', accountEn.wrongPassword, 'Your password is not correct'],
  ['8', kidsEn.pin.wrongPassword, 'Your password is not correct'],
  ['8', pin.failed, 'Error setting up Kids PIN, try again.'],
  ['8', pin.saved, 'Successfully set up Kids PIN.'],
  ['8', forgot.failed, 'Error sending email to rest your password, try again.'],
  ['8', changePassword.mailFailed, 'Error sending email to change your password, try again.'],
  ['8', changePassword.mailSent, 'We sent an email with a link to reset your password'],
  ['8', forgot.sent, 'Success! We have sent you an email to reset your password.'],
  ['8', about.failed, 'Error changing your profile, try again.'],
  ['8', about.saved, 'Changes to your profile have been succesfully made!'],
  ['8', devices.everywhereFailed, 'Error on logout the devices.'],
  ['8', devices.everywhereDone, 'The devices were disconected.'],
  ['8', contactEn.sent, 'Succesfully sent message'],
  ['8', contactEn.failed, 'Error sending your message, try again.'],
  ['decisions 3', kidsEn.pin.wrong, 'This PIN is not correct.'],
] as const)
  test(`[accounts ${section}] the English interface says “${text}” to the letter`, () =>
    assert.equal(said, text))

test('[accounts 5.1] the messages of wrong fields are those of the table, and the page’s are the server’s', () => {
  for (const [name, text] of [
    ['emailRequired', 'Email is required.'],
    ['emailInvalid', 'Email is invalid.'],
    ['passwordTooShort', 'Password is invalid, it should contain at least 6 characters.'],
    ['passwordsDiffer', 'Passwords must match'],
    ['nameRequired', 'Name is required.'],
    ['surnameRequired', 'Last name is required.'],
    ['locationRequired', 'Location is required.'],
    ['cancelEmailDiffers', 'Your e-mailadress is not correct'],
    ['fieldRequired', 'Please fill in field.'],
  ] as const)
    assert.equal(messages[name], text)
  assert.deepEqual(en.messages, messages)
})
