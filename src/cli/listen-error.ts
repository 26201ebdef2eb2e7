/** Explains a failure to listen on an address. */
export function explainListenError(host: string, port: number, error: NodeJS.ErrnoException): Error {
  const place = `${host}:${port}`
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Another program listens on ${place}. Stop it, or set PORT to another port (0 selects a free port).`,
    )
  }
  if (error.code === 'EACCES') return new Error(`This user may not listen on ${place}. Set PORT to 1024 or higher.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`This machine has no address ${host}. Set HOST to one of its addresses, such as 127.0.0.1.`)
  }
  return error
}
