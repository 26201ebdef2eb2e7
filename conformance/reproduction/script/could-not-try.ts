/** The failure is neither shown nor refuted: the message gives the missing prerequisite. */
export class CouldNotTry extends Error {
  override name = 'CouldNotTry'
}
