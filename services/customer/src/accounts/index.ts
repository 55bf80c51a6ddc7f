export {
  deleteBlock,
  forgiveWrongPins,
  insertAccount,
  insertBlock,
  insertIdentity,
  isAddressTaken,
  isBlocked,
  updateEmail,
  updatePassword,
  updatePerson,
  updatePin,
} from './queries.ts'
