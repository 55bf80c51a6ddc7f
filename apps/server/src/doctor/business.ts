/** Checks mail and company data: what members would notice first. @spec decisions 14.3 */
import { sendTestMail } from '@quintet/platform/mail/test-mail'
import { demoFieldsOf, isPublic } from '../production.ts'
import { type Check, wordsOf } from './check.ts'

export const checkMail: Check = async ({ config, brand, mailTo }) => {
  const check = 'mail'
  const { smtpUrl, dkim, publicOrigin } = config
  if (smtpUrl === null)
    return {
      check,
      state: isPublic(config) ? 'fault' : 'off',
      says: 'SMTP_URL is not set: mails are stored, but not sent',
    }
  try {
    await sendTestMail({ smtpUrl, dkim, publicOrigin, brand }, mailTo)
    return {
      check,
      state: 'ok',
      says: mailTo ? `sent to ${mailTo}: check that it arrived` : 'the server accepts mail',
    }
  } catch (error) {
    return { check, state: 'fault', says: wordsOf(error) }
  }
}

export const checkCompany: Check = async ({ config, brand }) => {
  const check = 'company'
  const fields = demoFieldsOf(brand.company)
  if (fields.length === 0) return { check, state: 'ok', says: brand.company.name }
  return {
    check,
    state: isPublic(config) && !config.allows.defaultBrand ? 'fault' : 'warning',
    says: `still the demo’s values: ${fields.join(', ')} in ${config.brandDir}/brand.json`,
  }
}
