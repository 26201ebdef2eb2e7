import { encodeCategory, encodeEntry, encodeListing } from '../../../network/directory/directory.extensions.ts'
import { getListing } from '../../../network/directory/get-listing.ts'
import { listDirectoryCategories, searchDirectory } from '../../../network/directory/search-directory.ts'
import { submitListing } from '../../../network/directory/submit-listing.ts'
import { withdrawListing } from '../../../network/directory/withdraw-listing.ts'
import { conditional } from '../../conditional.ts'
import { encodeList } from '../../encode-list.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const directoryHandlers = {
  searchDirectory: async (context, { query, headers }) => {
    const { category, task, q, cursor, limit } = query
    const agents = await searchDirectory(context, { category, task, q }, { cursor, limit })
    return conditional(headers, encodeList('agents', agents, encodeEntry))
  },

  /** Caches may keep the counts for one minute. */
  listDirectoryCategories: async (context, { headers }) => {
    const counted = await listDirectoryCategories(context)
    return conditional(headers, { categories: counted.map(encodeCategory) }, { 'Cache-Control': 'public, max-age=60' })
  },

  getListing: async (context, { caller, path }) => ({
    status: 200,
    body: { listing: encodeListing(await getListing(context, caller.id, path.agent_id)) },
  }),

  submitListing: async (context, { caller, path, body }) => ({
    status: 202,
    body: { listing: encodeListing(await submitListing(context, caller.id, path.agent_id, body)) },
  }),

  withdrawListing: async (context, { caller, path }) => {
    await withdrawListing(context, caller.id, path.agent_id)
    return { status: 204 }
  },
} satisfies AreaHandlers<'directory'>
