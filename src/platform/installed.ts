/** Whether a package is there: the published server leaves out the libraries of features that few turn on. */
export function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}
