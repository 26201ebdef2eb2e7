/** The script could neither show nor refute the failure. The message names the missing prerequisite. */
export class CouldNotTry extends Error {
  override name = 'CouldNotTry'
}
