/** The newsletter's pages. */
export const newsletterEn = {
  sentTitle: 'Almost done.',
  sentText: (email: string) =>
    `We have sent a mail to ${email}. Its link confirms that the address is yours; only then do we write.`,
  lead: 'New titles, about once a month. No advertising of others.',
  confirmLead: 'One more click, and we write to you about once a month.',
  confirm: 'Confirm the newsletter',
  confirmedTitle: 'The newsletter is on its way.',
  confirmedText: 'Thank you. Every issue carries a link that ends it.',
  endLead: 'One click, and we do not write to you any more.',
  end: 'End the newsletter',
  endedTitle: 'The newsletter has ended.',
  endedText: 'We have deleted your address from the list.',
  unknownTitle: 'This link is no longer good.',
  unknownText: 'It was used already, or a newer one was sent to you.',
  home: 'To the start page',
}
