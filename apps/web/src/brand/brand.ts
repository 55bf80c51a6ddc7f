/** Who this service is: the one file that a white-label house changes, with the mark beside it and the tokens' colours. */
export const brand = {
  name: 'Quintet',
  company: {
    name: 'Quintet Demo Streaming',
    street: 'Musterstraße 5',
    city: '12345 Musterstadt',
    country: 'DE',
    email: 'service@quintet.example',
    supportHours: { from: '9:00', to: '17:00' },
  },
} as const
