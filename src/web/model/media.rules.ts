export type MediaKind = 'image' | 'audio' | 'video'

/** Types that a browser shows without running code in them. */
const shown =
  /^(?:(image)\/(?:png|jpeg|gif|webp|avif)|(audio)\/(?:mpeg|mp4|ogg|wav|webm|aac|flac)|(video)\/(?:mp4|webm|ogg))$/

/** Returns how the page shows a media type; null when it shows only a link. */
export function mediaKind(contentType: string): MediaKind | null {
  const match = shown.exec(contentType.split(';', 1)[0]!.trim().toLowerCase())
  return ((match?.[1] ?? match?.[2] ?? match?.[3]) as MediaKind | undefined) ?? null
}

/** Returns a duration as minutes and seconds, such as 1:05. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
