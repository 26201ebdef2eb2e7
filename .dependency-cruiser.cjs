// Allowed imports between parts of the repository, types included. `node scripts/check-boundaries.ts` checks them.

const tests = '\\.test\\.ts$'

/** Layers of the server, lowest first: each may import itself and the layers before it. */
const server = [
  'client',
  'mcp',
  'platform',
  'identity',
  'conversations',
  'realtime',
  'commerce',
  'network',
  'delivery',
  'tasks',
  'http',
  'server',
  'cli',
  'main',
]

/** Parts of the harness, lowest first. */
const harness = [
  'client',
  'exchange-rules',
  'target',
  'check-api',
  'model',
  'history',
  'receivers',
  'client-judge',
  'fixtures',
  'checks',
  'runner',
  'diff',
  'reproduction',
  'vectors',
  'report',
  'cli',
]

/** Parts that test the harness, lowest first. */
const testBench = ['legal-choices', 'reference-client', 'reference-server', 'mutants']

/** Parts of the reference server, lowest first. */
const referenceServer = [
  'faults',
  'state',
  'event-log',
  'protocol',
  'chats',
  'access',
  'messages',
  'events',
  'webhooks',
  'tasks',
  'accounts',
  'variant',
  'operator',
  'routes',
  'serve',
  'start',
  'main',
]

/** Returns a rule for each part: it must not import the parts above it. */
function noUpwardImports(folder, order) {
  return order.slice(0, -1).map((part, index) => ({
    name: `${folder}/${part}-imports-nothing-above-it`,
    comment: `${folder}/ from the bottom up: ${order.join(', ')}; imports go down`,
    severity: 'error',
    from: { path: `^${folder}/${part}(/|\\.ts$)`, pathNot: tests },
    to: { path: `^${folder}/(${order.slice(index + 1).join('|')})(/|\\.ts$)` },
  }))
}

/** Returns a rule that rejects parts without a place in the order, because no other rule would cover them. */
function everyPartIsKnown(folder, parts) {
  return {
    name: `${folder}/-has-only-known-parts`,
    comment: `${folder}/ has a part that no rule of .dependency-cruiser.cjs names`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: `^${folder}/(${parts.join('|')})(/|\\.ts$)` },
    to: {},
  }
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-circles', 'files that import each other cannot be read one by one', {}, { circular: true }),

    ...noUpwardImports('src', server),
    everyPartIsKnown('src', [...server, 'web', 'testing']),
    forbid(
      'src/web-knows-only-the-documents',
      'what runs in browsers imports generated types, errors and message ids of the client, lit and the names of emojis',
      { path: '^src/web/', pathNot: `${tests}|^src/web/(surfaces|markdown)/` },
      {
        pathNot: '^(src/(web/|client/(api-error|message-id|wait)\\.ts)|generated/)|node_modules/(lit|emojilib|vitest)/',
      },
    ),
    forbid(
      'src/web-loads-rare-features-on-demand',
      'the first view of the messenger is small: calls, dialogs, surfaces and what renders markdown are imported dynamically',
      { path: '^src/web/', pathNot: `${tests}|^src/web/(surfaces|markdown)/` },
      {
        path: '^src/web/(surfaces/|markdown/|calls/calls\\.ts|views/dialogs\\.ts)',
        dynamic: false,
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    ),
    forbid(
      'src/web-markdown-is-loaded-apart',
      'what renders markdown is loaded when the first one is there, and alone needs its parser, sanitizer and highlighter',
      { path: '^src/web/markdown/', pathNot: tests },
      { pathNot: '^(src/web/(?!surfaces/)|generated/)|node_modules/(marked|dompurify|@highlightjs/cdn-assets)/' },
    ),
    forbid(
      'src/web-surfaces-are-loaded-apart',
      'what draws surfaces is loaded when the first one is there, and alone needs the packages of A2UI',
      { path: '^src/web/surfaces/', pathNot: tests },
      // Their manifests export by conditions, so their names are not resolved to files.
      { pathNot: '^(src/web/|generated/)|^@a2ui/(lit|web_core)/|node_modules/(lit|@a2ui/(lit|web_core))/' },
    ),
    forbid(
      'src/web-is-served-and-not-imported',
      'the server reads what browsers run as files',
      { path: '^src/(?!web/)' },
      { path: '^src/web/' },
    ),
    forbid(
      'src/testing-is-for-tests',
      'only tests may use what src/testing holds',
      { path: '^src/', pathNot: `${tests}|^src/testing/` },
      { path: '^src/testing/' },
    ),
    forbid(
      'src/-stands-alone',
      'the server works without the harness and the scripts',
      { path: '^src/' },
      { path: '^(conformance|scripts)/' },
    ),

    forbid(
      'src/client-stands-on-the-documents-alone',
      'the client is a package of its own: it imports only itself, generated/ without its validators, and one package',
      { path: '^src/client/', pathNot: tests },
      { path: '.', pathNot: ['^src/client/', '^generated/(?!.*validators)', 'eventsource-parser', '^fs/promises$'] },
    ),
    forbid(
      'src/client-serves-only-the-top',
      'only the command line, the pages, the Model Context Protocol and tests stand on the client',
      { path: '^src/', pathNot: `${tests}|^src/(client|cli|mcp|web|testing)/` },
      { path: '^src/client/' },
    ),

    ...noUpwardImports('conformance', harness),
    ...noUpwardImports('conformance', testBench),
    everyPartIsKnown('conformance', [...harness, ...testBench]),
    ...noUpwardImports('conformance/reference-server', referenceServer),
    everyPartIsKnown('conformance/reference-server', [...referenceServer, 'reply-schemas', '[^/]*\\.test']),
    forbid(
      'conformance/-shares-nothing-with-the-server',
      'the harness may import only itself, generated/ and packages',
      { path: '^conformance/' },
      { pathNot: '^(conformance|generated)/', dependencyTypes: ['local'] },
    ),
    forbid(
      'conformance/-judges-by-the-documents',
      'the harness judges by the documents, not by the validators that the server uses',
      { path: '^conformance/' },
      { path: 'generated/.*validators' },
    ),
    forbid(
      'conformance/-works-without-its-test-bench',
      'the harness works without its reference server, legal choices and mutants',
      { path: `^conformance/(${harness.join('|')})(/|\\.ts$)`, pathNot: tests },
      { path: `^conformance/(${testBench.join('|')})/` },
    ),
    forbid(
      'conformance/reference-server-shares-nothing-with-the-harness',
      'a server that shared code with the harness would share its mistakes',
      { path: '^conformance/reference-server/', pathNot: tests },
      { path: `^conformance/(${harness.join('|')})(/|\\.ts$)` },
    ),

    forbid(
      'scripts/generate-knows-only-the-documents',
      'what is generated comes from spec/ alone',
      { path: '^scripts/generate/' },
      { path: '^(src|conformance)/' },
    ),
    forbid(
      'scripts/examples-are-programs-of-their-own',
      'an example may import only packages, the client and generated/',
      { path: '^scripts/examples/' },
      { path: '^(src|conformance|scripts)/(?!examples/|client/)' },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^generated/'] },
    exclude: { path: ['^node:', '\\.d\\.ts$'] },
    tsPreCompilationDeps: true,
  },
}
