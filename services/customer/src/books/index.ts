export { exportDatev } from './datev/export.ts'
export { readMoney } from './figures.ts'
export { listMoneyRows, type RowsWanted } from './rows.ts'
export { readVat } from './vat.ts'
