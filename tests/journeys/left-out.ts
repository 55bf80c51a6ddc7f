/** Journeys that are skipped on several machines (`script/test --machines`), each with its reason, printed at the end of a run. */
export const leftOutOnMachines = {
  stripe: 'it starts a server of its own beside a stand-in for Stripe',
  passkeys: 'a passkey belongs to PUBLIC_ORIGIN, which is an address of numbers here',
} as const
