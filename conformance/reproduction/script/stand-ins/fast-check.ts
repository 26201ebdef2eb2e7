/**
 * Takes the place of the package: checks describe values to generate, and a script has the generated values. Whatever is
 * asked of a description is a description.
 */
const description: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.iterator ? undefined : description),
  apply: () => description,
})

export default description
