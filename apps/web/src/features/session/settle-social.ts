/** What the provider's word is good for, once back from there. @spec accounts 4, 8, decisions 2 */
import { checkSocial, socialLogIn } from '@quintet/contracts/social'
import { call, isProblem } from '../../api/call.ts'
import { keepProof, keepSocialPerson, type SocialFlow } from '../../ui/social/social-flow.ts'

export type SocialOutcome = 'in' | 'proved' | 'unknown' | 'failed'

export async function settleSocial(
  { platform, isProof }: SocialFlow,
  { token, productId }: { token: string; productId: number },
): Promise<SocialOutcome> {
  try {
    if (!isProof) {
      await call(socialLogIn, { body: { productId, platform, token } })
      return 'in'
    }
    const { valid } = await call(checkSocial, { body: { platform, token } })
    if (valid) keepProof()
    return valid ? 'proved' : 'failed'
  } catch (error) {
    if (!isProblem(error, 'user_not_found')) return 'failed'
    // The sign-up is filled in from the provider.
    keepSocialPerson(error.details)
    return 'unknown'
  }
}
