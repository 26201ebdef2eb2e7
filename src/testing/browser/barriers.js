// Runs in the page, not in Node: an expression that lists what keeps somebody from using it.
;(() => {
  const found = []
  const all = (selector) => [...document.querySelectorAll(selector)]
  const controls = all('button, input:not([type=hidden])')

  if (document.documentElement.lang === '') found.push('the language is not given')
  if (all('h1').length !== 1) found.push(`${all('h1').length} headings of the first level`)
  if (all('main').length !== 1) found.push('no main part')
  if (document.title === '') found.push('no title')
  for (const input of all('input:not([type=hidden])'))
    if (!input.labels.length) found.push(`${input.name} has no label`)
  for (const picture of all('img')) if (!picture.hasAttribute('alt')) found.push('a picture without alt')
  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect()
    if (width < 44 || height < 44) found.push(`${control.textContent} is ${width} by ${height}`)
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`${document.documentElement.scrollWidth} pixels wide`)

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** Any colour that CSS can name, as red, green, blue, alpha. */
  const read = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const ground = (element) => {
    if (!element) return [255, 255, 255, 255]
    const colour = read(getComputedStyle(element).backgroundColor)
    return colour[3] === 255 ? colour : ground(element.parentElement)
  }
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const luminance = (colour) => {
    const [red, green, blue] = colour.slice(0, 3).map((part) => linear(part / 255))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  for (const element of all('main *, header')) {
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')) continue
    const ratio = contrast(read(getComputedStyle(element).color), ground(element))
    if (ratio < 4.5) found.push(`${element.textContent.trim().slice(0, 30)}: contrast ${ratio.toFixed(1)}`)
  }
  for (const control of controls) {
    const ratio = contrast(read(getComputedStyle(control).borderTopColor), ground(control.parentElement))
    if (ratio < 3) found.push(`${control.textContent}: contrast of the border ${ratio.toFixed(1)}`)
  }
  return found
})()
