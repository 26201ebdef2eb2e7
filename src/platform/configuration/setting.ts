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

/** Declares one setting. */
export function setting<T, D>(
  variable: string,
  type: SettingType<T>,
  defaultValue: D,
  shown: string,
  doc: string,
): Setting<T, D> {
  return { variable, type, default: defaultValue, shown, doc }
}
