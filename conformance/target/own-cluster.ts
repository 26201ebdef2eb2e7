/** Several processes of this project's server with one database and one URL. */
import { startOwnProcess, type OwnProcess } from './own-process.ts'
import { startRoundRobin } from './round-robin.ts'

/**
 * Starts `count` processes and a proxy that sends each request to the next process. A restart restarts the processes
 * one by one, like a rolling update.
 * @param settings environment of each server, in addition to PATH, HOME and PORT
 * @throws StartError
 */
export async function startOwnCluster(
  root: string,
  folder: string,
  settings: Record<string, string>,
  count: number,
): Promise<OwnProcess> {
  const proxy = await startRoundRobin()
  const shared = { ...settings, PARLEY_PUBLIC_URL: proxy.url }
  const started = await Promise.allSettled(Array.from({ length: count }, () => startOwnProcess(root, folder, shared)))
  const processes = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((own) => own.stop()))
    await proxy.close()
  }
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  proxy.serve(processes.map(({ url }) => url))
  return {
    url: proxy.url,
    restart: async (signal) => {
      for (const own of processes) await own.restart(signal)
    },
    stop,
  }
}
