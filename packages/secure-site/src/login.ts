import { startLoginPage } from './login/startLoginPage.ts'

startLoginPage({ page: window })
