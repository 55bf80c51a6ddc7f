/** Returns a count with its unit: "1 hour", "2 hours". */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`
