/** Returns an English count for operators, such as "1 day" or "2 days". */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${count === 1 ? one : other}`
}
