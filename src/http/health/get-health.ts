/** Reports that the process runs; checks nothing else. */
export const getHealth = (): { status: 'ok' } => ({ status: 'ok' })
