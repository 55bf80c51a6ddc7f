/** The names of the product's cookies; all are strictly necessary. @spec decisions 2.1 */
export const COOKIES = {
  token: 'user_token',
  operator: 'operator_token',
  operatorChallenge: 'operator_challenge',
  rememberedEmail: 'remember_user',
  device: 'device',
  language: 'language',
  socialNonce: 'social_nonce',
  payment: 'payment',
} as const
