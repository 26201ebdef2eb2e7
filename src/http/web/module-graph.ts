/** A module: its code, and the imported files by the name in the import. */
export interface ReadModule {
  file: string
  code: string
  imports: ReadonlyMap<string, string>
}

/**
 * Returns a module and all its transitive imports, in groups ordered so that imports come first. Modules that import
 * each other form one group, and every other module has its own (the strongly connected components, after Tarjan).
 */
export function groupModules(entryFile: string, read: (file: string) => ReadModule): ReadModule[][] {
  const groups: ReadModule[][] = []
  const indexOf = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: ReadModule[] = []
  const isOpen = new Set<string>()

  function visit(file: string): void {
    const module = read(file)
    const index = indexOf.size
    indexOf.set(file, index)
    lowest.set(file, index)
    open.push(module)
    isOpen.add(file)
    for (const next of new Set(module.imports.values())) {
      if (!indexOf.has(next)) visit(next)
      else if (!isOpen.has(next)) continue
      const reached = indexOf.get(next)! > index ? lowest.get(next)! : Math.min(indexOf.get(next)!, lowest.get(next)!)
      lowest.set(file, Math.min(lowest.get(file)!, reached))
    }
    if (lowest.get(file) !== index) return
    const group = open.splice(open.indexOf(module))
    for (const member of group) isOpen.delete(member.file)
    groups.push(group)
  }

  visit(entryFile)
  return groups
}
