import express, { type Router } from 'express'

import { html, page } from '../pages/html.ts'
import { packagesPrefix } from '../pages/page-paths.ts'
import { archiveOf, offeredPackages, offeredVersion, type OfferedPackage } from './package-archives.ts'

const names = Object.keys(offeredPackages) as OfferedPackage[]

/** File name of the package, as created by npm. */
const versionedFile = (name: OfferedPackage): string =>
  `${offeredPackages[name].name.replace('@', '').replace('/', '-')}-${offeredVersion()}.tgz`

/** Creates the router of the packages for `npm install`, so that no registry is needed. */
export function packagePages(context: { config: { publicUrl: string } }): Router {
  const router = express.Router()
  router.get(packagesPrefix, (request, response) => {
    const origin = context.config.publicUrl
    const packages = names.map((name) => ({
      name: offeredPackages[name].name,
      version: offeredVersion(),
      about: offeredPackages[name].about,
      file: versionedFile(name),
      url: `${origin}${packagesPrefix}${name}.tgz`,
    }))
    if (request.accepts('html', 'json') === 'json') return response.json({ packages })
    const items = packages.map(
      ({ name, about, file, url }) =>
        html`<h2>${name}</h2>
          <p>${about}: <a href="${packagesPrefix}${file}">${file}</a></p>
          <pre><code>npm install ${url}</code></pre>`,
    )
    return response.send(page('Packages', html`${items}`))
  })
  router.get(`${packagesPrefix}:file`, async (request, response, next) => {
    const name = names.find((one) => [`${one}.tgz`, versionedFile(one)].includes(request.params.file))
    const file = name && (await archiveOf(name))
    if (file === undefined) return next()
    response.type('application/gzip').sendFile(file)
  })
  return router
}
