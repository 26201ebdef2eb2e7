/** Areas that a server may leave out as a whole (AMB-001). Their checks run only where the area is offered. */
export const optionalAreas = [
  'attachments',
  'typing',
  'read_state',
  'other_events',
  'tasks',
  'webhooks',
  'devices',
  'profiles',
  'settings',
  'a2a',
  'sockets',
  'calls',
  'openapi',
  'a2ui',
] as const
export type OptionalArea = (typeof optionalAreas)[number]
