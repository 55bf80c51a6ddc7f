/** The settings as operators may see them, without secrets. @spec decisions 13.30 */
import { type Environment, type Setting, SETTINGS } from './settings.ts'

export type ToldSetting = Omit<Setting, 'preset'> & {
  isSet: boolean
  /** The effective value; null: none, or a secret. */
  value: string | null
}

/** Returns each setting with whether it was set and its effective value; for secrets only whether it was set. */
export function tellSettings(
  given: Readonly<Record<string, string | undefined>>,
  effective: Environment,
): readonly ToldSetting[] {
  return SETTINGS.map(({ preset: _preset, ...setting }) => {
    const written = given[setting.name]
    const isSecret = setting.isSecret || hasPassword(written)
    const value = isSecret ? null : wordOf(effective[setting.name])
    return { ...setting, isSecret, isSet: written !== undefined, value }
  })
}

/** True if the value is an address that contains credentials. */
function hasPassword(written: string | undefined): boolean {
  return written !== undefined && /:\/\/[^/?#]*@/.test(written)
}

function wordOf(value: Environment[keyof Environment]): string | null {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? '1' : '0'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
