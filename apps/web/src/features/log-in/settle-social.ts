/** Uses the provider's token after the redirect back. @spec decisions 2.11 */
import { toggleKidsLock } from '@quintet/contracts/kids-lock'
import { linkLogIn } from '@quintet/contracts/linked-log-ins'
import { checkSocial, socialLogIn } from '@quintet/contracts/social'
import { call, isProblem } from '../../api/call.ts'
import { keepProof, keepSocialPerson, type SocialFlow } from '../../forms/social/social-flow.ts'

export type SocialOutcome = 'done' | 'unknown' | 'unproved' | 'taken' | 'failed'

export async function settleSocial(
  { platform, purpose }: SocialFlow,
  { token, productId }: { token: string; productId: number },
): Promise<SocialOutcome> {
  try {
    if (purpose === 'log-in') await call(socialLogIn, { body: { productId, platform, token } })
    else if (purpose === 'unlock') await call(toggleKidsLock, { body: { social: { platform, token } } })
    else if (purpose === 'link') await call(linkLogIn, { body: { platform, token } })
    else if ((await call(checkSocial, { body: { platform, token } })).valid) keepProof()
    else return 'unproved'
    return 'done'
  } catch (error) {
    if (isProblem(error, 'password_required')) return 'unproved'
    if (isProblem(error, 'log_in_taken')) return 'taken'
    if (!isProblem(error, 'user_not_found')) return 'failed'
    // Prefills the sign-up with the provider's data.
    const { name, email } = error.details
    keepSocialPerson({ platform, token, name, email })
    return 'unknown'
  }
}
