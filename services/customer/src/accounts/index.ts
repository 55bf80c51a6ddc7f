export {
  forgiveWrongPins,
  insertAccount,
  insertIdentity,
  updatePassword,
  updatePerson,
  updatePin,
} from './queries.ts'
