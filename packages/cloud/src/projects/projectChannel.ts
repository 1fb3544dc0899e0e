/** Bus channel on which a node announces the key of a changed project. */
export const projectChannel = 'projects'
