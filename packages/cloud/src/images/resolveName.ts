import { Resolver } from 'node:dns/promises'

/** Looks up the addresses of a host name; none if there is no such host. Rejects if `signal` aborts. */
export type ResolveName = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>

/**
 * Asks the name servers of this machine, for IPv4 addresses first. Not with the system's own function: it reads local files, and
 * a few slow name servers would occupy the threads that it shares with the file system.
 *
 * @param servers for tests.
 */
export async function resolveName(
  hostname: string,
  signal: AbortSignal,
  servers?: readonly string[],
): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers !== undefined) resolver.setServers(servers)
  const cancel = (): void => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    signal.throwIfAborted()
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
