export {
  cancelMembership,
  checkRefund,
  endMemberSessions,
  eraseMember,
  listMembers,
  readMember,
  readWaiting,
  refundInvoice,
} from './care.ts'
export { selectEmail as emailOf } from './queries.ts'
export { readTimeline } from './timeline/timeline.ts'
