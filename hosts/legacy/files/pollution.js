// Typical leftovers of twenty years of pasted snippets.
Array.prototype.contains = function (item) {
  return this.indexOf(item) >= 0
}
Array.prototype.toJSON = function () {
  return this.join(';')
}
Object.prototype.deepMerge = function (other) {
  for (var key in other) this[key] = other[key]
  return this
}
Object.prototype.isLegacy = false
Object.prototype.pageNumber = 3
String.prototype.trim = function () {
  return this.replace(/^ +| +$/g, '') + ''
}
Function.prototype.defer = function () {
  window.setTimeout(this, 10)
}
window.React = { version: '0.13.3', createElement: null }
window.preact = window.lit = window.litHtmlVersions = null
window.process = { env: 'production' }
window.global = 'global'
window.module = { exports: {} }
window.exports = window.module.exports
window.define = function () {
  throw new Error('this page has no modules')
}
window.define.amd = true
window.name = 'Halyard'
window.user = window.site = window.session = window.auth = 'taken'
window.dataLayer = 'none'
