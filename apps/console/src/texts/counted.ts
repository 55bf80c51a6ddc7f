/** Returns a formatted count with its noun: "1 title", "2 titles". */
export const counted = (count: string, one: string, many: string): string =>
  `${count} ${count === '1' ? one : many}`
