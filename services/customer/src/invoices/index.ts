export { documentOf, invoiceNamed } from './documents.ts'
export {
  invoiceOf,
  issueCreditNote,
  issueCreditRecord,
  type IssuedInvoice,
  issueGiftRecord,
  issueInvoice,
  type Payer,
  payerOf,
} from './issue.ts'
