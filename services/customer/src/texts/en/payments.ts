/** Texts of letters about a payment, and of mails to the operator about a dispute. */
export const payments = {
  amount: 'Amount',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  paid: {
    subject: (reference: string) => `Your invoice ${reference}`,
    title: 'Thank you for your payment.',
    by: 'Paid with',
    until: 'Paid until',
    attached: 'Your invoice is attached as a PDF and kept in your account.',
  },
  announced: {
    subject: (price: string, day: string) => `We will collect ${price} on ${day}`,
    title: (price: string, day: string) => `We will collect ${price} on ${day}.`,
    renews:
      'This renews your membership. There is nothing to do; please make sure your bank account covers the amount.',
    day: 'Collected on',
    mandate: 'Mandate reference',
    creditor: 'Creditor identifier',
  },
  failed: {
    returned: (reference: string) =>
      `Your bank returned our direct debit. The invoice is cancelled by credit note ${reference}, which is attached as a PDF.`,
    subject: 'Your payment failed',
    title: 'Your payment failed.',
    retry: (amount: string, next: string, end: string) =>
      `We could not charge ${amount}. We will try again on ${next}. You can keep using everything until ${end}.`,
    noRetry: (amount: string, end: string) =>
      `We could not charge ${amount}, and your bank does not allow another attempt with this payment method. You can keep using everything until ${end}.`,
    remedy: (end: string) =>
      `Please check your payment method or add another one, which we then charge right away. Without payment, your membership ends on ${end}.`,
  },
  refunded: {
    subject: (amount: string) => `Your refund of ${amount}`,
    title: (amount: string) => `We are refunding you ${amount}.`,
    to: 'Refunded to',
    attached: 'The money will reach you within 14 days. The credit note is attached as a PDF.',
  },
  methodLost: {
    subject: 'Your payment method no longer works',
    title: 'Your payment method no longer works.',
    disputed: (method: string) =>
      `Your bank told us that you disputed a payment made with ${method}. We will not charge it again.`,
    revoked: (method: string) =>
      `${method} was removed at your bank or payment service, so we can no longer charge it.`,
    next: (price: string, day: string, method: string) =>
      `Your next payment (${price} on ${day}) will be charged to ${method}.`,
    none: (price: string, day: string) =>
      `Your next payment (${price}) is due on ${day}. Please add another payment method by then. Nothing changes until that day.`,
  },
  takenBack: {
    subject: (amount: string) => `Your bank reversed a payment of ${amount}`,
    title: (amount: string) => `Your bank reversed a payment of ${amount}.`,
    corrected: (reference: string) => `Credit note ${reference}, attached as a PDF, cancels the invoice.`,
    ended:
      'Because the current period is now unpaid, your membership ends today. You can restart it in your account at any time; your profiles and favorites are still there.',
  },
  /** To the operator. */
  dispute: {
    member: 'Member',
    reason: 'Reason (Stripe)',
    due: 'Answer by',
    id: 'Dispute',
    charge: 'Payment',
    open: {
      title: 'A payment is disputed',
      text: 'The bank has taken the money back for now. The payment method is removed from the account, so nothing more is charged to it; access stays until the decision. Submit evidence in the dashboard of the payment service.',
    },
    inquiry: {
      title: 'A bank asks about a payment',
      text: 'It has not taken anything back yet, but may do so if nobody answers. The payment method is removed from the account as a precaution; access stays. Answer the inquiry in the dashboard of the payment service.',
    },
    inquiryOver: {
      title: 'A bank’s inquiry is settled',
      text: 'Nothing was taken back. Invoice and membership stay as they are.',
    },
    won: {
      title: 'A disputed payment was decided in our favour',
      text: 'The bank decided for us. Invoice and membership stay as they are.',
    },
    lost: {
      title: 'A disputed payment was lost',
      text: 'The bank decided for the payer. A credit note corrects the invoice; if it paid for the current period, the membership has ended.',
    },
  },
}
