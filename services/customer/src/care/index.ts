export {
  cancelMembership,
  endMemberSessions,
  listMembers,
  readMember,
  readWaiting,
  refundInvoice,
} from './care.ts'
export { readTimeline } from './timeline/timeline.ts'
