/**
 * Location of A2UI content in a send: index of the part and of the item in its data, from 0. Null where there is none.
 */
export interface A2uiPlace {
  partIndex: number | null
  dataIndex: number | null
}

/** Reason why an A2UI message is rejected (A2UI-004 to A2UI-011). */
export interface A2uiProblem extends A2uiPlace {
  /** Empty when the message names no surface. */
  surfaceId: string
  /** JSON Pointer into the body of the message's action, or into the metadata of the send. */
  path: string
  message: string
}

/** Effect of one message on a surface. */
export interface SurfaceStep extends A2uiPlace {
  action: 'createSurface' | 'updateComponents' | 'updateDataModel' | 'deleteSurface'
  surfaceId: string
  /** The message is invalid by itself. Set only for a creation, because later messages may refer to its surface. */
  faulty?: true
}

/**
 * A surface of a chat, and its creator, the only participant who can change it. A null creator means a deleted surface.
 */
export interface SurfaceState {
  chatId: string
  surfaceId: string
  creatorId: string | null
}
