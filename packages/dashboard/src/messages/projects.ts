/** The texts of the list of projects, and of a new one. */
export const projectsMessages = {
  title: 'Projects',
  newProject: 'New project',
  create: 'Create project',
  lead: 'An app sends the id of its project. The project says which origins may use it, and what the modal offers.',
  name: 'Name',
  nameHint: 'Such as the name of the app.',
  origin: 'First origin',
  originHint:
    'The origin of the page that will use it, such as https://app.example.com or http://localhost:5173. Without one, pages of every origin may use the project.',
  originPlaceholder: 'https://app.example.com',
} as const
