import '../theme/styles.css'
