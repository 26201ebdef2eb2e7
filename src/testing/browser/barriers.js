// Runs in the page, not in Node: an expression that lists accessibility problems which axe does not check.
;(() => {
  const found = []
  const controls = [...document.querySelectorAll('button, input:not([type=hidden]), select')]
  for (const control of controls.filter((one) => one.checkVisibility())) {
    // A press on the label of a box counts as a press on the box.
    const target = ['checkbox', 'radio'].includes(control.type) ? (control.closest('label') ?? control) : control
    const { width, height } = target.getBoundingClientRect()
    if (width < 44 || height < 44) found.push(`${control.textContent} is ${width} by ${height}`)
    const ratio = contrast(getComputedStyle(control).borderTopColor, ground(control.parentElement))
    if (ratio < 3) found.push(`${control.textContent}: contrast of the border ${ratio.toFixed(1)}`)
  }
  for (const element of document.querySelectorAll('*')) {
    const { overflowY, lineHeight } = getComputedStyle(element)
    const isCut = element.scrollHeight > element.clientHeight + 1 && element.clientHeight < parseFloat(lineHeight) * 1.5
    if (
      isCut &&
      element.clientHeight > 1 &&
      ['auto', 'scroll', 'hidden'].includes(overflowY) &&
      element.checkVisibility()
    )
      found.push(`${element.textContent.trim().slice(0, 50)} is cut to ${element.clientHeight} pixels`)
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`${document.documentElement.scrollWidth} pixels wide`)
  return found

  /** Returns the first opaque colour behind an element. */
  function ground(element) {
    if (!element) return 'white'
    const colour = getComputedStyle(element).backgroundColor
    return read(colour)[3] === 255 ? colour : ground(element.parentElement)
  }

  function contrast(one, other) {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }

  function luminance(colour) {
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    const [red, green, blue] = read(colour).map((part) => linear(part / 255))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /** Converts a CSS colour to red, green, blue and alpha. */
  function read(colour) {
    const canvas = document.createElement('canvas').getContext('2d')
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
})()
