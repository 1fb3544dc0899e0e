/** The monitoring endpoints, which balancers and monitors ask by address and pages do not need. */
export const observePaths: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics'])
