/** Who a provider says somebody is. The key is issuer and subject, never the e-mail. @spec decisions 2.11 */
import type { SocialPlatform } from '@quintet/domain/social'

export type SocialIdentity = {
  issuer: string
  subject: string
  /** As the provider tells them; for filling in forms, never for finding an account. */
  email: string | null
  name: string | null
  /** When the person logged in at the provider, where it says so; a running session there may be weeks old. */
  authenticatedAt: Date | null
  /** When the provider gave its word. */
  issuedAt: Date
}

export type SocialProvider = {
  platform: SocialPlatform
  /** Of every identity that it proves. */
  issuer: string
  /**
   * Where the browser goes to log in there; it comes back to `redirectUri` with the token, or a code for it, in the fragment. `isFresh`: the
   * person logs in anew, even where the provider still knows them.
   */
  authorizeUrl(flow: { nonce: string; redirectUri: string; isFresh: boolean }): Promise<string>
  /** The token for a code, of providers that send one; null where the code, or the browser that brings it, is another flow's. */
  exchange?(code: string, flow: { nonce: string; state: string; redirectUri: string }): Promise<string | null>
  /** Null where the token does not verify: signature, issuer, audience, age of at most `maxMinutes`, nonce. */
  verify(
    token: string,
    flow: { nonce: string | null; now: Date; maxMinutes: number },
  ): Promise<SocialIdentity | null>
}
