/** What is not walked where the journeys go to several machines (`script/test --machines`), each with its reason, which the end of a run tells. */
export const leftOutOnMachines = {
  stripe: 'it starts a server of its own beside a stand-in for Stripe',
  passkeys: 'a passkey belongs to PUBLIC_ORIGIN, which is an address of numbers here',
} as const
