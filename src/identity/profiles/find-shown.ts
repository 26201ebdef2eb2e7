import type { Actor } from '../accounts/actor.ts'
import { findActorByHandle } from '../accounts/actor.store.ts'
import { foldHandle } from '../accounts/handle.rules.ts'
import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { isShown } from './profile.rules.ts'

/** A publicly visible agent or person. */
export type Shown = Actor & { handle: string }

/** Finds the actor of a handle; undefined unless it is publicly visible. */
export async function findShown(
  context: Pick<IdentityContext, 'database'>,
  handle: string,
): Promise<Shown | undefined> {
  const actor = await context.database.read((tx) => findActorByHandle(tx, foldHandle(handle)))
  return isShown(actor) ? actor : undefined
}

/** The message does not contain the handle: all such errors are identical byte by byte (PRIV-006). */
export const noSuchHandle = () => notFound('There is no such handle.')
