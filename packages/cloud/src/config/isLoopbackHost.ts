/** Whether a host name or an address is loopback. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(name)
  )
}
