/** Key and id of the development project. */
export const devProjectId = 'dev'

/** Only pages on this machine may use it. */
export const devProjectOrigins = ['http://localhost:*'] as const
