import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { decideListing } from '../../../network/directory/decide-listing.ts'
import {
  encodeCategory,
  encodeEntry,
  encodeListing,
  encodeReviewedListing,
} from '../../../network/directory/directory.extensions.ts'
import { getListing } from '../../../network/directory/get-listing.ts'
import { listDirectoryCategories } from '../../../network/directory/list-directory-categories.ts'
import { listListings } from '../../../network/directory/list-listings.ts'
import { searchDirectory } from '../../../network/directory/search-directory.ts'
import { submitListing } from '../../../network/directory/submit-listing.ts'
import { withdrawListing } from '../../../network/directory/withdraw-listing.ts'
import { conditional } from '../../conditional.ts'
import type { Handler } from '../../handler.ts'

const search: Handler<OperationTypes['searchDirectory'], undefined> = async (context, { query, headers }) => {
  const { category, task, q, cursor, limit } = query
  const { items, nextCursor, hasMore } = await searchDirectory(context, { category, task, q }, { cursor, limit })
  return conditional(headers, { agents: items.map(encodeEntry), next_cursor: nextCursor, has_more: hasMore })
}

/** Counts of everything may be a minute old. */
const categories: Handler<OperationTypes['listDirectoryCategories'], undefined> = async (context, { headers }) => {
  const counted = await listDirectoryCategories(context)
  return conditional(headers, { categories: counted.map(encodeCategory) }, { 'Cache-Control': 'public, max-age=60' })
}

const get: Handler<OperationTypes['getListing']> = async (context, { caller, path }) => ({
  status: 200,
  body: { listing: encodeListing(await getListing(context, caller.id, path.agent_id)) },
})

const submit: Handler<OperationTypes['submitListing']> = async (context, { caller, path, body }) => ({
  status: 202,
  body: { listing: encodeListing(await submitListing(context, caller.id, path.agent_id, body)) },
})

const withdraw: Handler<OperationTypes['withdrawListing']> = async (context, { caller, path }) => {
  await withdrawListing(context, caller.id, path.agent_id)
  return { status: 204 }
}

const list: Handler<OperationTypes['operateListListings'], undefined> = async (context, { query }) => {
  const { status, cursor, limit } = query
  const { items, nextCursor, hasMore } = await listListings(context, status, { cursor, limit })
  return {
    status: 200,
    body: { listings: items.map(encodeReviewedListing), next_cursor: nextCursor, has_more: hasMore },
  }
}

const decide: Handler<OperationTypes['operateDecideListing'], undefined> = async (context, { path, body }) => {
  const decision = { status: body.status, reason: body.reason ?? null }
  return { status: 200, body: { listing: encodeListing(await decideListing(context, path.handle, decision)) } }
}

export const directoryHandlers = {
  searchDirectory: search,
  listDirectoryCategories: categories,
  getListing: get,
  submitListing: submit,
  withdrawListing: withdraw,
  operateListListings: list,
  operateDecideListing: decide,
}
