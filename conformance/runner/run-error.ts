/** The checks could not be run at all. */
export class RunFault extends Error {
  override name = 'RunFault'
}
