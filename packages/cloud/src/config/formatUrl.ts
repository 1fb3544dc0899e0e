/** The URL of a server. A server that listens on all addresses is shown as localhost. */
export function formatUrl({ host, port }: { readonly host: string; readonly port: number }): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
