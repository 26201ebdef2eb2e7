import type { Actor } from '../accounts/actor.ts'
import { findActorByHandle } from '../accounts/actor.store.ts'
import { foldHandle } from '../accounts/handle.rules.ts'
import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { isShown } from './profile.rules.ts'

/** An agent or a person whom everybody may see. */
export type Shown = Actor & { handle: string }

/** Who is behind a handle; undefined when there is nobody, or nobody whom everybody may see. */
export async function findShown(
  context: Pick<IdentityContext, 'database'>,
  handle: string,
): Promise<Shown | undefined> {
  const actor = await context.database.read((tx) => findActorByHandle(tx, foldHandle(handle)))
  return isShown(actor) ? actor : undefined
}

/** Without the handle in its text: two rejections are then equal byte by byte (PRIV-006). */
export const noSuchHandle = () => notFound('There is no such handle.')
