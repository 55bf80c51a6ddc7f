export const membership = {
  toAccount: 'Go to your account',
  toPayment: 'Check your payment method',
  toCancellation: 'Cancel without logging in:',
  plan: 'Plan',
  price: 'Price',
  nextPayment: 'Next payment',
  paymentMethod: 'Payment method',
  term: 'Term and notice',
  trialEnds: {
    subject: (day: string) => `Your free trial ends on ${day}`,
    title: (day: string) => `Your free trial ends on ${day}.`,
    goesOn: (price: string) =>
      `Enjoying it? Then there is nothing to do. From that day your membership costs ${price}.`,
    firstPayment: 'First payment',
    free: (day: string) => `Cancel by ${day} and you pay nothing.`,
  },
  planChanged: {
    subject: (day: string) => `Your plan from ${day}`,
    title: (day: string) => `Your new plan starts on ${day}.`,
  },
  coupon: (times: number, then: string) =>
    `With your coupon this price counts for ${times === 1 ? 'one payment' : `${times} payments`}; after that it is ${then}.`,
  discountEnds: {
    subject: (day: string) => `From ${day} your membership has its usual price`,
    title: (day: string) => `Your coupon counts until ${day}.`,
    full: (price: string) => `From that day your membership costs ${price}.`,
    free: (day: string) => `If you do not want that, cancel by ${day}.`,
  },
  priceChanged: {
    subject: (brand: string, day: string) => `The price of your ${brand} membership from ${day}`,
    title: (day: string) => `From ${day} your membership has another price.`,
    until: 'Your price until then',
    from: (day: string) => `Your price from ${day}`,
    right: (day: string) =>
      `If you agree, there is nothing to do. If not, you can end your membership until ${day}, free of charge and without giving reasons: in your account or on the page below. Until then you pay what you pay now.`,
  },
  cancelled: {
    subject: (brand: string, day: string) => `Your cancellation: ${brand} ends on ${day}`,
    title: 'Your cancellation is confirmed.',
    ends: 'Your membership ends on',
    refund: 'We then refund',
    until: (erased: string) =>
      `Nothing changes until then, and nothing is charged afterwards. You can still look at your account with all profiles, favorites and history and download it until ${erased}; then we delete it. We keep invoices for as long as the law requires.`,
    undo: 'Changed your mind? Until the membership ends you can undo the cancellation in your account.',
  },
  extended: {
    subject: (day: string) => `Your membership now runs until ${day}`,
    title: 'We have extended your membership.',
    gift: (day: string) =>
      `It costs you nothing: what runs now goes on until ${day}, and the next payment moves along.`,
  },
  paused: {
    subject: (from: string, until: string) => `Your break from ${from} to ${until}`,
    title: 'Your membership takes a break.',
    rests: (from: string, until: string) =>
      `Until ${from} everything stays as it is. From then until ${until} nothing is charged and nothing plays. Your profiles, favorites and history stay.`,
    goesOn: (until: string, price: string) => `On ${until} it goes on by itself, for ${price}.`,
    undo: 'You can call the break off or end it sooner in your account. If you cancel during the break, your membership ends right away and you pay nothing more.',
  },
  pauseEnds: {
    subject: (day: string) => `Your break ends on ${day}`,
    title: (day: string) => `On ${day} your membership goes on.`,
    goesOn: (price: string) => `Everything then plays as before the break. Your membership costs ${price}.`,
    free: (day: string) => `Cancel by ${day} and you pay nothing more.`,
  },
  unpaused: {
    subject: 'Your break is called off',
    title: 'Your membership goes on without a break.',
  },
  gifted: {
    subject: (day: string) => `Your gift: membership until ${day}`,
    title: (months: number) => (months === 1 ? 'A month for you.' : `${months} months for you.`),
    goesOn: (day: string) =>
      `It costs you nothing: what runs now goes on until ${day}, and the next payment moves along.`,
    ends: (day: string) =>
      `It costs you nothing: your membership runs until ${day} and then ends by itself. If you want to stay after that, order in your account.`,
  },
  withdrawn: {
    subject: (brand: string) => `Your withdrawal: your ${brand} membership has ended`,
    title: 'Your withdrawal is confirmed.',
    ended: (erased: string) =>
      `Your membership has ended. We will refund everything you paid within 14 days, by the same means of payment. You can look at what is in your account and download it until ${erased}; then we delete it.`,
  },
  endedUnpaid: {
    subject: (brand: string) => `Your ${brand} membership has ended`,
    title: 'Your membership has ended.',
    unpaid:
      'We did not receive your last payment. Nothing more is charged, and you owe us nothing. You can restart your membership in your account at any time; your profiles and favorites are still there.',
  },
  reminder: {
    subject: (title: string, time: string) => `${title} starts at ${time}`,
    title: (title: string) => `“${title}” is about to start.`,
    text: (title: string, time: string) =>
      `You asked us to remind you: “${title}” starts at ${time} (German time). If you tune in later, you can watch the replay.`,
    button: 'Go to the broadcast',
  },
  rented: {
    subject: (title: string) => `Your rental: ${title}`,
    title: (title: string) => `“${title}” is ready.`,
    free: (amount: string) => `${amount} (this month’s free rental)`,
    startBy: 'Start by',
    onceStarted: 'Once started',
    hours: (hours: number) => `${hours} hours to watch`,
    withdrawal:
      'You expressly agreed that we begin before the withdrawal period ends, and acknowledged that you thereby lose your right of withdrawal for this title. We hereby confirm this.',
  },
}
