/** Where in a send something of A2UI stands: the part and the item of its data, from 0; null where there is none. */
export interface A2uiPlace {
  partIndex: number | null
  dataIndex: number | null
}

/** Why one A2UI message is rejected (A2UI-004 to A2UI-011). */
export interface A2uiProblem extends A2uiPlace {
  /** Empty when none is named. */
  surfaceId: string
  /** A JSON Pointer into what stands under the action of the message, or into the metadata of the send. */
  path: string
  message: string
}

/** What one message does to a surface. */
export interface SurfaceStep extends A2uiPlace {
  action: 'createSurface' | 'updateComponents' | 'updateDataModel' | 'deleteSurface'
  surfaceId: string
  /** The message is wrong in itself. Set of a creation alone, which counts for what follows. */
  faulty?: true
}

/** A surface of a chat, for the one participant who may change it; null: it was deleted. */
export interface SurfaceState {
  chatId: string
  surfaceId: string
  creatorId: string | null
}
