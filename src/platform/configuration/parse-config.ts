import { settings, type Config } from './configuration.ts'

/** Invalid or unknown settings; the message names each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Parses the settings of an environment. An empty value counts as unset.
 * @throws ConfigError that names each unknown PARLEY_ variable and each invalid setting, never a value
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const problems = unknownVariables(environment)
  const values = Object.entries(settings).map(([name, { variable, type, default: defaultValue }]) => {
    const text = environment[variable]
    if (text === undefined || text === '') return [name, defaultValue]
    try {
      return [name, type.parse(text)]
    } catch (error) {
      problems.push(`${variable} ${(error as Error).message}`)
      return [name, defaultValue]
    }
  })
  const { iceServers: servers, turnSecret: secret, ...others } = Object.fromEntries(values) as Config
  if (secret === undefined && servers.some((url) => url.startsWith('turn')))
    problems.push('PARLEY_TURN_SECRET must be set when PARLEY_ICE_SERVERS names a TURN server')
  if (others.operatorHookUrl !== undefined && others.operatorHookSecret === undefined)
    problems.push('PARLEY_OPERATOR_HOOK_SECRET must be set when PARLEY_OPERATOR_HOOK_URL is set')
  if (others.oidcIssuer !== undefined && others.oidcClientId === undefined)
    problems.push('PARLEY_OIDC_CLIENT_ID must be set when PARLEY_OIDC_ISSUER is set')
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return Object.fromEntries(values) as Config
}

function unknownVariables(environment: Record<string, string | undefined>): string[] {
  const known = new Set(Object.values(settings).map(({ variable }) => variable))
  return Object.keys(environment)
    .filter((name) => name.startsWith('PARLEY_') && !known.has(name))
    .map((name) => `${name} is not a setting; \`parley --help\` lists them`)
}
