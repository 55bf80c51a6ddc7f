/** Reads `?page=3`: the page at which a list begins for those who page by links. Undefined for the first page and for invalid values. */

// The highest page the list endpoint accepts.
const PAGE_MAX = 1_000_000

export function readPage({ page }: Record<string, unknown>): { page?: number | undefined } {
  const number = typeof page === 'string' || typeof page === 'number' ? Number(page) : 0
  return Number.isInteger(number) && number > 1 && number <= PAGE_MAX ? { page: number } : { page: undefined }
}
