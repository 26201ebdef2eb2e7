export interface Edit {
  file: string
  from: string
  to: string
  /** Replaces each occurrence. Without it, the text must occur exactly once. */
  everywhere?: boolean
}

/** A change of the documents, and the places where a developer must decide because of it. */
export interface DocumentChange {
  name: string
  edits: Edit[]
  /** Findings of the compiler or a gate that must appear, with file and line. Empty if no decision is needed. */
  decisions: RegExp[]
  /** Further findings that follow from the change and are allowed. */
  consequences?: RegExp[]
}

/** Changes that need no decision: generated code follows them. */
export const harmless: readonly DocumentChange[] = [
  {
    name: 'another description',
    edits: [
      {
        file: 'spec/current/typing.yaml',
        from: 'summary: Say that one is typing, or has stopped',
        to: 'summary: Say that one types',
      },
      { file: 'spec/current/typing.yaml', from: 'True when typing starts', to: 'True when writing starts' },
    ],
    decisions: [],
  },
]

/** Changes after which a developer must decide how the server, the client or the harness behaves. */
export const decisive: readonly DocumentChange[] = [
  {
    name: 'an optional member of an answer',
    edits: [
      {
        file: 'spec/current/settings.yaml',
        from: `  Settings:
    type: object
    required: [accepts_tasks]
    properties:
`,
        to: `  Settings:
    type: object
    required: [accepts_tasks]
    properties:
      remark: { description: A remark for the reader., type: string }
`,
      },
    ],
    decisions: [/^src\/http\/forms\/current\/identity\.ts:\d+: updateSettings writes no replies\/200\/remark/],
    consequences: [/writes no replies\/\S+\/remark/],
  },
  {
    name: 'an optional member of a request',
    edits: [
      {
        file: 'spec/current/typing.yaml',
        from: '    required: [started]\n    properties:\n',
        to: '    required: [started]\n    properties:\n      mood: { description: How one types., type: string }\n',
      },
    ],
    decisions: [
      /^src\/http\/forms\/current\/conversations\.ts:\d+: setTyping reads no body\/mood/,
      /^src\/http\/forms\/extensions\/conversations\.ts:\d+: setOwnTyping reads no body\/mood/,
    ],
  },
  {
    name: 'a required member of a request',
    edits: [
      {
        file: 'spec/current/receipts.yaml',
        from: '    required: [message_id]\n    properties:\n',
        to: '    required: [message_id, screen]\n    properties:\n      screen: { description: Where it was read., type: string }\n',
      },
    ],
    decisions: [
      /^src\/http\/forms\/current\/conversations\.ts:\d+: markRead reads no body\/screen/,
      /^current WatermarkRequest\/screen: is a new required member/,
    ],
    consequences: [
      /reads no body\/screen/,
      /'screen' is missing/,
      /^extensions WatermarkRequest\/screen/,
      /\/screen has no value in spec\/examples\.yaml/,
    ],
  },
  {
    name: 'a required member of an answer',
    edits: [
      {
        file: 'spec/current/users.yaml',
        from: '    required: [user_id, name, phone_number]\n    properties:\n',
        to: '    required: [user_id, name, phone_number, locale]\n    properties:\n      locale: { description: The language., type: string }\n',
      },
    ],
    decisions: [/^src\/identity\/accounts\/actor\.current\.ts:\d+: .*'locale' is missing/],
    consequences: [/\/locale has no value in spec\/examples\.yaml/],
  },
  {
    name: 'a renamed event',
    edits: [
      { file: 'spec/current/events.yaml', from: 'message.received', to: 'message.arrived', everywhere: true },
      { file: 'spec/variant/webhooks.yaml', from: '- message.received', to: '- message.arrived' },
    ],
    decisions: [
      /^src\/conversations\/messages\/store-message\.ts:\d+: .*message\.received/,
      /^src\/client\/received-message\.ts:\d+: .*message\.received/,
      /^src\/web\/model\/events\.rules\.ts:\d+: .*message\.received/,
      /^conformance\/client\/agent\.ts:\d+: .*message\.received/,
      /^current MessageReceivedEvent\/event_type: message\.received became message\.arrived/,
    ],
    consequences: [
      /message\.(received|arrived)/,
      /'never'|<never|'Chat \| undefined'/,
      /Type 'null' is not assignable to type 'object/,
      // It handles the renamed event.
      /^scripts\/examples\/judged-client\.ts:/,
    ],
  },
  {
    name: 'a tightened limit',
    edits: [{ file: 'spec/current/parts.yaml', from: 'x-max-bytes: 8192', to: 'x-max-bytes: 1024' }],
    decisions: [
      /^src\/conversations\/drafts\/draft\.rules\.ts:\d+: .*'8192'.*'1024'/,
      /^src\/client\/draft\.ts:\d+: .*'8192'.*'1024'/,
      /^src\/web\/views\/composer\.ts:\d+: .*'8192'.*'1024'/,
      /^conformance\/reference-server\/messages\/parts\.ts:\d+: .*'8192'.*'1024'/,
      /^current TextPart\/text: x-max-bytes 8192 -> 1024/,
    ],
    consequences: [/'8192'.*'1024'/, /TextPart\/text: x-max-bytes 8192 -> 1024/],
  },
  {
    name: 'a new operation',
    edits: [
      {
        file: 'spec/requirements/settings.yaml',
        from: `    ambiguity: 'Derived from token scope.'
    observable: [needs-second-actor]
    status: implemented
`,
        to: `    ambiguity: 'Derived from token scope.'
    observable: [needs-second-actor]
    status: implemented

  - id: SET-014
    form: current
    level: MUST
    basis: stated
    section: { 2 Agent settings: [91] }
    statement: 'A pause answers what it stored.'
    check: 'Pause for a minute.'
    observable: [http-only]
    status: planned
`,
      },
      {
        file: 'spec/current/openapi.yaml',
        from: '  /v1/webhooks:\n',
        to: '  /v1/me/pauses:\n    $ref: settings.yaml#/paths/pauses\n  /v1/webhooks:\n',
      },
      {
        file: 'spec/current/settings.yaml',
        from: '\nschemas:\n',
        to: `  pauses:
    post:
      operationId: pauseAgent
      summary: Take no messages for a while
      description: Messages that come meanwhile wait for the end of the pause.
      tags: [settings]
      x-area: settings
      x-relation: self
      x-requirements: [SET-014]
      security:
        - agentToken: []
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/schemas/PauseRequest' }
      responses:
        '200':
          description: The stored pause.
          content:
            application/json:
              schema: { $ref: '#/schemas/PauseRequest' }
        '401': { $ref: errors.yaml#/responses/Unauthorized }
        '422': { $ref: errors.yaml#/responses/InvalidRequest }
        '429': { $ref: errors.yaml#/responses/RateLimited }
        '500': { $ref: errors.yaml#/responses/InternalError }
        '503': { $ref: errors.yaml#/responses/Unavailable }

schemas:
  PauseRequest:
    type: object
    required: [minutes]
    properties:
      minutes: { description: How many minutes the pause takes., type: integer, minimum: 1, maximum: 1440 }
`,
      },
    ],
    decisions: [
      /^src\/http\/forms\/current\/identity\.ts:\d+: .*'pauseAgent' is missing/,
      /^conformance\/checks\/accounts\/auth-cases\.ts:\d+: .*'pauseAgent' is missing/,
    ],
    consequences: [/pauseAgent/],
  },
  {
    name: 'a removed operation',
    edits: [
      {
        file: 'spec/current/openapi.yaml',
        from: '  /v1/contacts/{handle}/profile:\n    $ref: profiles.yaml#/paths/contactProfile\n',
        to: '',
      },
    ],
    decisions: [
      /^src\/http\/forms\/current\/identity\.ts:\d+: .*'getContactProfile' does not exist/,
      /^current getContactProfile: the operation was removed/,
    ],
    consequences: [/^src\/http\/forms\/current\/identity\.ts:\d+: .*implicitly/, /'ContactProfile'/],
  },
  {
    name: 'a value of a request',
    edits: [{ file: 'spec/current/reactions.yaml', from: 'enum: [add, remove]', to: 'enum: [add, remove, toggle]' }],
    decisions: [/^src\/conversations\/reactions\/reaction\.current\.ts:\d+: .*toggle/],
  },
]
