/** The settings as operators may see them. @spec decisions 13.30 */
import { type Environment, type Setting, SETTINGS } from './settings.ts'

export type ToldSetting = Omit<Setting, 'preset'> & {
  isSet: boolean
  /** What counts; null: nothing, or a secret. */
  value: string | null
}

/** Each setting with whether somebody set it and what counts; of secrets only whether. */
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

/** Whether it is an address that names who may in. */
function hasPassword(written: string | undefined): boolean {
  return written !== undefined && /:\/\/[^/?#]*@/.test(written)
}

function wordOf(value: Environment[keyof Environment]): string | null {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? '1' : '0'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
