import type { Figure } from '../figure.ts'
import { listChats } from './chat-list.ts'
import { deleteOwner, deleteWriter } from './erasure.ts'
import { exportPerson } from './export.ts'
import { floodFrames } from './frames.ts'
import { writeToGroup } from './group.ts'
import { neighbourFigure } from './neighbour.ts'
import { purgeMessages } from './purge.ts'

/** One caller cannot block the others: latency of a neighbour under each attack. */
export const neighbours: readonly Figure[] = [
  deleteOwner,
  deleteWriter(),
  purgeMessages(),
  exportPerson(),
  floodFrames,
  listChats,
  writeToGroup,
].map(neighbourFigure)
