/** Returns whether a package is installed: libraries of optional features are not part of the published server. */
export function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}
