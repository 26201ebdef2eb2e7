import type { ConversationsContext } from '../../conversations/context.ts'
import { categories, categoryNames, type Category } from './categories.ts'
import { countByCategory } from './directory.store.ts'

export interface CategoryCount {
  id: Category
  name: string
  agentCount: number
}

/** Lists every category with the number of its agents in the directory. */
export async function listDirectoryCategories(
  context: Pick<ConversationsContext, 'database'>,
): Promise<CategoryCount[]> {
  const counts = await context.database.read(countByCategory)
  return categories.map((id) => ({ id, name: categoryNames[id], agentCount: counts.get(id) ?? 0 }))
}
