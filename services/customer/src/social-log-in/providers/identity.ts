/** An identity asserted by a provider. The key is issuer and subject, never the e-mail. @spec decisions 2.11 */
import type { SocialPlatform } from '@quintet/domain/account/social'

export type SocialIdentity = {
  issuer: string
  subject: string
  /** As the provider reports them; for filling in forms, never for finding an account. */
  email: string | null
  name: string | null
  /** When the person logged in at the provider, if it says so; a running session there may be weeks old. */
  authenticatedAt: Date | null
  /** When the provider issued the token. */
  issuedAt: Date
}

export type SocialProvider = {
  platform: SocialPlatform
  /** The issuer of every identity it asserts. */
  issuer: string
  /**
   * The address where the browser logs in; it returns to `redirectUri` with the token, or a code for it, in the fragment. `isFresh`: the
   * person must log in again, even if the provider still knows them.
   */
  authorizeUrl(flow: { nonce: string; redirectUri: string; isFresh: boolean }): Promise<string>
  /**
   * Exchanges a code for the token, for providers that send codes; null if the code, or the browser that brings it, belongs to another
   * flow.
   */
  exchange?(code: string, flow: { nonce: string; state: string; redirectUri: string }): Promise<string | null>
  /** Null if the token fails verification: signature, issuer, audience, age of at most `maxMinutes`, nonce. */
  verify(
    token: string,
    flow: { nonce: string | null; now: Date; maxMinutes: number },
  ): Promise<SocialIdentity | null>
}
