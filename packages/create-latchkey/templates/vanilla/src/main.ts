import { startApp } from './startApp'
import './styles.css'

startApp()
