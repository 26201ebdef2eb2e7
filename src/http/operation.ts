/** Properties of an operation, from the generated table. */
export interface Operation {
  method: string
  path: string
  security: readonly string[]
  /** From x-traits of the documents. */
  traits?: readonly Trait[]
}

/** A property of an operation that does not follow from its method; scripts/generate/document.ts documents each. */
export type Trait = 'waits' | 'streams' | 'repeatable' | 'stores' | 'changes' | 'reads'

export const hasTrait = (operation: Operation, trait: Trait): boolean => operation.traits?.includes(trait) === true
