import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '@quintet/contracts/messages'
import { accountEn } from './account.en.ts'
import { contactEn } from './contact.en.ts'
import { kidsEn } from './kids.en.ts'
import { messagesTexts } from './messages.ts'
import { sessionEn } from './session.en.ts'

const { about, billing, care, changePassword, devices, membership, pin, sections } = accountEn
const { choice, forgot, logIn, newPassword } = sessionEn

for (const [section, said, text] of [
  ['accounts 2.6', choice.signUpByEmail, 'Sign up with e-mail'],
  ['accounts 2.6', sessionEn.social('google'), 'Continue with Google'],
  ['accounts 2.6', sessionEn.social('facebook'), 'Continue with Facebook'],
  ['accounts 2.6', choice.logIn, 'Log in'],
  ['accounts 2.9', sections.favorites, 'Favorites'],
  ['accounts 2.9', sections.profile, 'My Profile'],
  ['accounts 2.9', sections.settings, 'Account Settings'],
  ['accounts 2.9', sections.invoices, 'Invoices'],
  ['accounts 2.9', sections.billing, 'Billing'],
  ['accounts 2.9', sections['customer-care'], 'Customer Care'],
  ['accounts 2.10', about.title, 'About me'],
  ['accounts 2.13', billing.title, 'Billing.'],
  ['accounts 2.13', billing.method, 'Your payment method'],
  ['accounts 2.14', care.title, 'Customer care.'],
  ['accounts 4.3', logIn.busy, 'Logging in...'],
  ['accounts 5.1', newPassword.hint, 'Use a minimum of 6 characters'],
  ['accounts 8.1', logIn.success, 'Login successful.'],
  ['accounts 8.1', sessionEn.invalidCredentials, 'Invalid credentials.'],
  ['accounts 8.1', logIn.wrong, 'Username or password entered is incorrect. Please try again.'],
  ['accounts 8.1', sessionEn.userNotFound, 'User not found.'],
  ['accounts 8.4', membership.cancelFailed, 'Error unsubscribing, try again'],
  ['accounts 8.4', membership.cancelled, 'Successfully unsubscribed'],
  ['accounts 8.2', newPassword.failed, 'Error on change your password, try again.'],
  ['accounts 8.2', newPassword.changed, 'Your password has been changed succesfully'],
  ['accounts 8.2', accountEn.passwordCheckFailed, 'Error validating your password, try again.'],
  ['accounts 8.3', accountEn.wrongPassword, 'Your password is not correct'],
  ['accounts 8.3', kidsEn.pin.wrongPassword, 'Your password is not correct'],
  ['accounts 8.3', pin.failed, 'Error setting up Kids PIN, try again.'],
  ['accounts 8.3', pin.saved, 'Successfully set up Kids PIN.'],
  ['accounts 8.2', forgot.failed, 'Error sending email to rest your password, try again.'],
  ['accounts 8.2', changePassword.mailFailed, 'Error sending email to change your password, try again.'],
  ['accounts 8.2', changePassword.mailSent, 'We sent an email with a link to reset your password'],
  ['accounts 8.2', forgot.sent, 'Success! We have sent you an email to reset your password.'],
  ['accounts 8.4', about.failed, 'Error changing your profile, try again.'],
  ['accounts 8.4', about.saved, 'Changes to your profile have been succesfully made!'],
  ['accounts 8.4', devices.everywhereFailed, 'Error on logout the devices.'],
  ['accounts 8.4', devices.everywhereDone, 'The devices were disconected.'],
  ['accounts 8.5', contactEn.sent, 'Succesfully sent message'],
  ['accounts 8.5', contactEn.failed, 'Error sending your message, try again.'],
  ['decisions 3.15', kidsEn.pin.wrong, 'This PIN is not correct.'],
] as const)
  test(`[${section}] the English interface says “${text}” to the letter`, () => assert.equal(said, text))

test('[accounts 5.1] the error messages match the specification’s table, and the pages use the server’s', () => {
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
  assert.deepEqual(messagesTexts.en, messages)
})
