/**
 * Replaces the package: checks describe values to generate, and a script contains the generated values. Every member or
 * call of a description returns a description.
 */
const description: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.iterator ? undefined : description),
  apply: () => description,
})

export default description
