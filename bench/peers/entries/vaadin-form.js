import '@vaadin/login/vaadin-login-overlay.js'
