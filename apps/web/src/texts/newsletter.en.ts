/** The newsletter's pages. */
export const newsletterEn = {
  sentTitle: 'Almost done.',
  sentText: (email: string) =>
    `We have sent an email to ${email}. Please click its link to confirm your address; until then we will not write to you.`,
  lead: 'New titles, about once a month. No third-party advertising.',
  confirmLead: 'One more click and you will hear from us about once a month.',
  confirm: 'Confirm subscription',
  confirmedTitle: 'You are subscribed.',
  confirmedText: 'Thank you. Every issue has a link to unsubscribe.',
  endLead: 'One click and we will stop writing to you.',
  end: 'Unsubscribe',
  endedTitle: 'You are unsubscribed.',
  endedText: 'We have deleted your address from the list.',
  unknownTitle: 'This link is no longer valid.',
  unknownText: 'It has already been used, or we have sent you a newer one.',
  home: 'Go to the home page',
}
