import { networkInterfaces } from 'node:os'
import { isLoopbackHost } from '../config/isLoopbackHost.ts'
import { parseHostName } from './parseHostName.ts'

/** Whether a Host header names this cloud. */
export type HostCheck = (header: string | undefined) => boolean

/**
 * Creates the check for Host headers. A page whose name was pointed to this machine (DNS rebinding) sends its own name,
 * and would otherwise count as the cloud itself.
 *
 * Known are loopback names and the hosts of the public URLs and of the dashboard. Without a public URL, a node that listens beyond loopback
 * also answers to the addresses of its machine, which a developer's phone uses. The port for operators does so with a
 * public URL too, because operators do not reach it by that URL.
 */
export function createHostCheck(parameters: {
  readonly host: string
  readonly publicUrls: readonly string[]
  /** Of the dashboard, if it has one of its own. */
  readonly dashboardUrl?: string | undefined
  readonly isForOperators?: boolean | undefined
}): HostCheck {
  const { dashboardUrl, host, isForOperators = false, publicUrls } = parameters
  const toNames = (urls: readonly string[]) => urls.flatMap((url) => parseHostName(new URL(url).hostname) ?? [])
  const names = new Set(toNames(publicUrls))
  const hasAddresses = (names.size === 0 || isForOperators) && !isLoopbackHost(host)
  for (const name of toNames(dashboardUrl === undefined ? [] : [dashboardUrl])) names.add(name)
  return (header) => {
    const name = parseHostName(header)
    if (name === undefined) return false
    if (isLoopbackHost(name) || names.has(name)) return true
    return hasAddresses && (name === host.toLowerCase() || listMachineAddresses().includes(name))
  }
}

/** The addresses of this machine's network interfaces, except loopback. */
export function listMachineAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address)
}
