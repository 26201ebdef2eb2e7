/** Maximum width and height of a picture of a profile, in pixels. */
const sideMax = 256

/**
 * Returns the middle square of an image, without the metadata of its file, such as the place of a photograph.
 * @throws Error when the browser cannot read the image
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file).catch(() => {
    throw new Error('This file is no picture that this browser can read.')
  })
  const { width, height } = image
  const side = Math.min(width, height)
  const canvas = new OffscreenCanvas(Math.min(side, sideMax), Math.min(side, sideMax))
  const drawing = canvas.getContext('2d')!
  drawing.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, 0, 0, canvas.width, canvas.height)
  image.close()
  // Browsers without WebP write PNG.
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}
