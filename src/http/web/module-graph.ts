/** A module as it was read: its code, and the files that it imports by the names it has for them. */
export interface ReadModule {
  file: string
  code: string
  imports: ReadonlyMap<string, string>
}

/**
 * A module and everything that it imports, in groups: what a group imports is in groups before it. Modules that import each other
 * are one group, any other is a group of its own (the strongly connected components, after Tarjan).
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
