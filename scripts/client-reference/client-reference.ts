import path from 'node:path'
import { Application, LogLevel } from 'typedoc'
import { renderReference } from './render-reference.ts'
import { client } from '../packages/packages.ts'

/** Path of the generated guide. */
export const referenceFile = 'spec/guides/client-api.md'

/**
 * Returns the reference of the client's exports, as Markdown.
 * @throws Error when the sources do not compile
 */
export async function clientReference(root: string): Promise<string> {
  const application = await Application.bootstrap({
    entryPoints: Object.values(client.entries).map((source) => path.join(root, `${source}.ts`)),
    tsconfig: path.join(root, 'tsconfig.client.json'),
    excludePrivate: true,
    excludeExternals: true,
    disableSources: true,
    readme: 'none',
    logLevel: LogLevel.Error,
    // Types of the documents are named here and explained by the reference of the API.
    validation: { notExported: false, invalidLink: false, notDocumented: false },
  })
  const project = await application.convert()
  if (!project) throw new Error('the sources of the client do not compile')
  return renderReference(project, client.name)
}
