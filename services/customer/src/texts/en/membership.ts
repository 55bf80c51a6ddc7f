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
    `With your coupon this price applies to ${times === 1 ? 'one payment' : `${times} payments`}; after that it is ${then}.`,
  discountEnds: {
    subject: (day: string) => `Your membership returns to its usual price on ${day}`,
    title: (day: string) => `Your discount ends on ${day}.`,
    full: (price: string) => `From that day your membership costs ${price}.`,
    free: (day: string) => `If you do not want that, cancel by ${day}.`,
  },
  priceChanged: {
    subject: (brand: string, day: string) => `The price of your ${brand} membership from ${day}`,
    title: (day: string) => `The price of your membership changes on ${day}.`,
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
    atOnce: (erased: string) =>
      `Nothing more is charged. You can still look at your account with all profiles, favorites and history and download it until ${erased}; then we delete it. We keep invoices for as long as the law requires.`,
    undo: 'Changed your mind? Until the membership ends you can undo the cancellation in your account.',
    again: 'Changed your mind? Until then you can become a member again in your account.',
  },
  extended: {
    subject: (day: string) => `Your membership now runs until ${day}`,
    title: 'We have extended your membership.',
    gift: (day: string) =>
      `It costs you nothing: your current period now runs until ${day}, and your next payment is postponed accordingly.`,
  },
  paused: {
    subject: (from: string, until: string) => `Your pause from ${from} to ${until}`,
    title: 'Your pause is planned.',
    rests: (from: string, until: string) =>
      `Nothing changes until ${from}. From then until ${until} we charge nothing, and you cannot play anything. Your profiles, favorites and history stay.`,
    goesOn: (until: string, price: string) =>
      `Your membership resumes automatically on ${until}, for ${price}.`,
    undo: 'You can cancel the pause or end it early in your account. If you cancel your membership during the pause, it ends right away and you pay nothing more.',
  },
  pauseEnds: {
    subject: (day: string) => `Your pause ends on ${day}`,
    title: (day: string) => `Your membership resumes on ${day}.`,
    goesOn: (price: string) => `You can then play everything again. Your membership costs ${price}.`,
    free: (day: string) => `Cancel by ${day} and you pay nothing more.`,
  },
  unpaused: {
    subject: 'Your pause is cancelled',
    title: 'Your membership continues without a pause.',
  },
  timeGivenBack: {
    subject: (brand: string) => `${brand} is running again, and you lose no time`,
    title: 'We give you the time back.',
    away: (brand: string, from: string, until: string) =>
      `${brand} was not running from ${from} to ${until}. We are sorry. You do not pay for that time.`,
    moved: (day: string) => `Your current period now lasts until ${day}.`,
    ends: (day: string) => `Your membership now runs until ${day} and then ends as planned.`,
    next: (day: string, price: string) =>
      `The next payment of ${price} is due on ${day}. Until then you can cancel.`,
    payBy: (day: string) => `You now have until ${day} to make your overdue payment.`,
  },
  rentalsExtended: {
    subject: (brand: string) => `${brand} is running again, with more time for your rentals`,
    title: 'More time for your rentals.',
    away: (brand: string, from: string, until: string) =>
      `${brand} was not running from ${from} to ${until}. We are sorry.`,
    longer: (days: number) =>
      `What you had rented stays open for ${days} days longer, even if its time has run out meanwhile.`,
    upTo: (days: number) =>
      `What you had rented stays open for up to ${days} days longer, even if its time has run out meanwhile. ` +
      'What you rented during that time gets the days since then.',
  },
  gifted: {
    subject: (day: string) => `Your gift: membership until ${day}`,
    title: (months: number) => (months === 1 ? 'A month for you.' : `${months} months for you.`),
    goesOn: (day: string) =>
      `It costs you nothing: your current period now runs until ${day}, and your next payment is postponed accordingly.`,
    ends: (day: string) =>
      `It costs you nothing: your membership runs until ${day} and then ends automatically. If you want to stay after that, order in your account.`,
  },
  withdrawn: {
    subject: (brand: string) => `Your withdrawal: your ${brand} membership has ended`,
    title: 'Your withdrawal is confirmed.',
    ended: (erased: string) =>
      `Your membership has ended. We will refund everything you paid within 14 days, using the same payment method. You can look at what is in your account and download it until ${erased}; then we delete it.`,
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
