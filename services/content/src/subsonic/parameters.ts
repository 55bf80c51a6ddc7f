/** The parameters of a request, from its address and its form. Limits on values are applied here. */
import { SubsonicFailure } from './failure.ts'

const VALUE_MAX = 1000
const VALUES_MAX = 2000
const COUNT_MAX = 500

export class Parameters {
  readonly #values: URLSearchParams

  /** `query` is the part after the question mark; `form` the body of a posted form. */
  constructor(query: string, form: string) {
    this.#values = new URLSearchParams()
    for (const [name, value] of [...new URLSearchParams(query), ...new URLSearchParams(form)])
      this.#values.append(name, withoutNul(value))
  }

  /** The first value of a parameter; undefined if it is missing or empty. */
  text(name: string): string | undefined {
    return this.#values.get(name)?.slice(0, VALUE_MAX) || undefined
  }

  /** Throws a failure if it is missing. */
  required(name: string): string {
    const value = this.text(name)
    if (value === undefined)
      throw new SubsonicFailure('parameterMissing', `Required parameter '${name}' is missing.`)
    return value
  }

  /** All values of a parameter. */
  all(name: string): string[] {
    return this.#values
      .getAll(name)
      .filter((value) => value !== '')
      .slice(0, VALUES_MAX)
      .map((value) => value.slice(0, VALUE_MAX))
  }

  /** A non-negative integer; `otherwise` if it is missing or invalid. */
  number(name: string, otherwise: number): number {
    const value = this.text(name)
    return value !== undefined && /^\d{1,13}$/.test(value) ? Number(value) : otherwise
  }

  /** The requested number, 500 at most. */
  count(name: string, otherwise: number): number {
    return Math.min(COUNT_MAX, this.number(name, otherwise))
  }

  isTrue(name: string, otherwise: boolean): boolean {
    const value = this.text(name)
    return value === undefined ? otherwise : value === 'true' || value === '1'
  }
}

// The database cannot store NUL in text.
function withoutNul(value: string): string {
  return value.replaceAll('\0', '')
}
