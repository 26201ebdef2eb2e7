import type { SettingType } from '../setting-types.ts'

/** One setting: its environment variable, its type and its default. */
export interface Setting<T, D> {
  variable: string
  type: SettingType<T>
  default: D
  /** Default value as shown in documentation. */
  shown: string
  doc: string
}

/** Declares one setting. @param shown the default in documentation, where it is not the value itself */
export function setting<T, D>(
  variable: string,
  type: SettingType<T>,
  defaultValue: D,
  doc: string,
  shown = showDefault(defaultValue),
): Setting<T, D> {
  return { variable, type, default: defaultValue, shown, doc }
}

function showDefault(value: unknown): string {
  if (value === undefined) return 'unset'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(',')
  return String(value)
}
