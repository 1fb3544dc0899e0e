/** The project that exists while the cloud runs for development: its key and its id. */
export const devProjectId = 'dev'

/** Pages of this machine may use it, and no others. */
export const devProjectOrigins = ['http://localhost:*'] as const
