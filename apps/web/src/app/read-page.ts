/** `?page=3`: where a list begins for those who page by links. Absent for the first page and for what is no page. */

// As far as the list call goes.
const PAGE_MAX = 1_000_000

export function readPage({ page }: Record<string, unknown>): { page?: number | undefined } {
  const number = typeof page === 'string' || typeof page === 'number' ? Number(page) : 0
  return Number.isInteger(number) && number > 1 && number <= PAGE_MAX ? { page: number } : { page: undefined }
}
