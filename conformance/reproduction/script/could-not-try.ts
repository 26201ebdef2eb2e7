/** Neither shown nor refuted: the message says what was missing. */
export class CouldNotTry extends Error {
  override name = 'CouldNotTry'
}
