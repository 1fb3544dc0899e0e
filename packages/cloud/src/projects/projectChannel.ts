/** On this channel of the bus a node says the key of a project that has changed. */
export const projectChannel = 'projects'
