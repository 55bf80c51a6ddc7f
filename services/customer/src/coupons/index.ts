export { couponRoutes } from './routes.ts'
export {
  giveBackCoupon,
  type Granted,
  grantDetails,
  issueCoupon,
  type ListedCoupon,
  listCoupons,
  type NewCoupon,
  readGrant,
  useCoupon,
  withdrawCoupon,
} from './service.ts'
