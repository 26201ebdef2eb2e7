import type { Config } from '../platform/configuration/configuration.ts'
import { a2aForm } from './forms/a2a/form.ts'
import { currentForm } from './forms/current/form.ts'
import { extensionsForm } from './forms/extensions/form.ts'
import type { Form } from './form.ts'
import { variantForm } from './forms/variant/form.ts'

/** Returns the forms of a server in the order of routing, without disabled forms. */
export function servedForms(config: Config, isDemo = false): [Form, ...Form[]] {
  const variant = config.forms.includes('variant') ? [variantForm(config)] : []
  return [currentForm, ...variant, extensionsForm(config, isDemo), a2aForm(config)]
}
