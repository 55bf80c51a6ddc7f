export { couponRoutes } from './routes.ts'
export {
  countCouponTry,
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
