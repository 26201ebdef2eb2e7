import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Licences of packages that are installed with the server, the harness or the client. */
const allowed = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'PSF-2.0', 'Unlicense'])
/** Further licences of packages for building and testing only, which are not published. */
const allowedInDevelopment = new Set(['BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'Zlib'])
/** Packages without a licence in their manifest, with the licence of their LICENSE or README file. */
const stated: Readonly<Record<string, string>> = {
  decko: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  stickyfill: 'MIT',
}

/** One package of a lock file. */
interface LockedPackage {
  dev?: boolean
  link?: boolean
  license?: string
}

/** A package whose licence is not allowed. */
export interface LicenseProblem {
  /** Folder of the package below the root. */
  folder: string
  license: string
}

/**
 * Compares the licences of all locked packages with the lists.
 * @param root folder with package-lock.json; the manifests in node_modules complete the lock file
 * @throws Error when the lock file lists no packages
 */
export function checkLicenses(root: string): { checked: number; problems: LicenseProblem[] } {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const locked = Object.entries(lock.packages).filter(([folder, { link }]) => folder !== '' && link !== true)
  if (locked.length === 0) throw new Error('package-lock.json lists no packages')
  const problems = locked.flatMap(([folder, entry]): LicenseProblem[] => {
    const license = entry.license ?? installedLicense(root, folder) ?? stated[nameOf(folder)]
    if (license !== undefined && isAllowed(license, entry.dev === true)) return []
    return [{ folder, license: license ?? 'none' }]
  })
  return { checked: locked.length, problems }
}

/** Returns whether an SPDX expression of `OR` and `AND` is satisfied by the allowed licences. */
export function isAllowed(expression: string, isDevelopment: boolean): boolean {
  const bare = expression.replaceAll(/[()]/g, '')
  const isListed = (one: string) => allowed.has(one) || (isDevelopment && allowedInDevelopment.has(one))
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => isListed(one.trim())))
}

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Older manifests have an object, or a list of objects as `licenses`. */
interface Manifest {
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

function installedLicense(root: string, folder: string): string | undefined {
  const file = path.join(root, folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  if (typeof license === 'string') return license
  const types = license === undefined ? (licenses ?? []).map(({ type }) => type) : [license.type]
  return types.every((type) => type !== undefined) && types.length > 0 ? types.join(' OR ') : undefined
}

if (import.meta.main) {
  const { checked, problems } = checkLicenses(process.cwd())
  for (const { folder, license } of problems)
    console.error(`${folder}: ${license} is not in the list of allowed licences`)
  console.log(`${checked} packages, ${problems.length} with a licence that is not allowed`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
