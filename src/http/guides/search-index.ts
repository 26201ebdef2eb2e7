import a2aDocument from '../../../generated/a2a/openapi.json' with { type: 'json' }
import currentDocument from '../../../generated/current/openapi.json' with { type: 'json' }
import extensionsDocument from '../../../generated/extensions/openapi.json' with { type: 'json' }
import { settings } from '../../platform/configuration/configuration.ts'
import { errorKinds, errorPagePath, explanations } from '../error-pages/error-catalogue.ts'
import { servedPaths, type RouteSettings } from '../served-paths.ts'
import { guidePath, type GuideName } from './guides.ts'
import type { RenderedGuide } from './render-guide.ts'

export interface SearchEntry {
  kind: 'Guide' | 'Operation' | 'Error' | 'Setting'
  title: string
  href: string
  /** Text of the entry, without markup. */
  text: string
}

/** An entry with its texts in the form that is compared. */
interface IndexedEntry {
  entry: SearchEntry
  title: string
  all: string
}

export type SearchIndex = readonly IndexedEntry[]

/** Maximum results of a search. */
const resultsMax = 50
/** Maximum words of a search that are compared. */
const wordsMax = 10

/** Indexes the sections of the guides, and the operations that the server offers, error codes and settings. */
export function createSearchIndex(
  guides: ReadonlyMap<GuideName, RenderedGuide>,
  config: RouteSettings,
  isDemo: boolean,
): SearchIndex {
  const entries = [
    ...[...guides].flatMap(([name, guide]) => sectionsOf(name, guide)),
    ...operationsOf('/reference', currentDocument.paths),
    ...operationsOf('/reference/extensions', servedPaths(extensionsDocument.paths, config, isDemo)),
    ...operationsOf('/reference/a2a', a2aDocument.paths),
    ...errorKinds.map((kind): SearchEntry => {
      const { meaning, advice } = explanations[kind]
      return { kind: 'Error', title: kind, href: errorPagePath(kind), text: `${meaning} ${advice}` }
    }),
    ...Object.values(settings).map(({ variable, doc }): SearchEntry => ({
      kind: 'Setting',
      title: variable,
      href: guidePath('configuration'),
      text: doc.replaceAll('`', ''),
    })),
  ]
  return entries.map((entry) => ({
    entry,
    title: comparable(entry.title),
    all: comparable(`${entry.title} ${entry.text}`),
  }))
}

/**
 * Returns the entries that contain all words, in any case and with or without accents. Entries with the words in their
 * title come first.
 */
export function search(index: SearchIndex, query: string): { entries: readonly SearchEntry[]; count: number } {
  const words = comparable(query).split(/\s+/).filter(Boolean).slice(0, wordsMax)
  if (words.length === 0) return { entries: [], count: 0 }
  const found = index.filter(({ all }) => words.every((word) => all.includes(word)))
  const inTitle = ({ title }: IndexedEntry) => words.filter((word) => title.includes(word)).length
  const sorted = found.toSorted((one, other) => inTitle(other) - inTitle(one))
  return { entries: sorted.slice(0, resultsMax).map(({ entry }) => entry), count: found.length }
}

const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** Splits a rendered guide at its headings. */
function sectionsOf(name: GuideName, { title, content }: RenderedGuide): SearchEntry[] {
  const [beginning = '', ...sections] = content.text.split(/<h[2-6] id="/)
  return [
    { kind: 'Guide', title, href: guidePath(name), text: plainText(beginning) },
    ...sections.map((section): SearchEntry => {
      const [, id = '', heading = '', rest = ''] = /^([^"]*)">(.*?)<\/h\d>(.*)$/s.exec(section) ?? []
      return {
        kind: 'Guide',
        title: `${title}: ${plainText(heading)}`,
        href: `${guidePath(name)}#${id}`,
        text: plainText(rest),
      }
    }),
  ]
}

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** Removes the markup of text that this program has rendered. */
const plainText = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity]!)
    .replaceAll(/\s+/g, ' ')
    .trim()

interface DescribedOperation {
  operationId: string
  summary?: string
  description?: string
  tags?: readonly string[]
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

function operationsOf(page: string, paths: object): SearchEntry[] {
  return Object.entries(paths as Record<string, Partial<Record<string, DescribedOperation>>>).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const { operationId, summary = '', description = '', tags = [] } = operation
      return {
        kind: 'Operation' as const,
        title: `${summary} – ${method.toUpperCase()} ${path}`,
        href: `${page}#tag/${encodeURIComponent(tags[0] ?? '')}/operation/${operationId}`,
        text: `${operationId} ${description}`,
      }
    }),
  )
}
