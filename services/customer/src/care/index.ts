export { changeAddress } from './address.ts'
export {
  blockMember,
  cancelMembership,
  checkRefund,
  endMemberSessions,
  eraseMember,
  extendMembership,
  listMembers,
  readDocument,
  readMember,
  readWaiting,
  refundInvoice,
  unblockMember,
} from './care.ts'
export { selectAccountsOf as accountsOf, selectEmail as emailOf } from './queries.ts'
export { sendData } from './data.ts'
export { readTimeline } from './timeline/timeline.ts'
