/** A recording that runs. */
export interface Recording {
  /** Epoch milliseconds at which it began. */
  startedAt: number
  /** Ends it. @returns the sound, and how many milliseconds it lasts */
  stop(): Promise<{ blob: Blob; durationMs: number }>
  /** Ends it and keeps nothing. */
  discard(): void
}

/** Types that browsers record, the one that most of them play first. */
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

/** Whether this browser records at all. */
export const canRecord = (): boolean => 'MediaRecorder' in globalThis && navigator.mediaDevices !== undefined

/**
 * Records from the microphone, which the browser asks the person about.
 * @throws DOMException when the person does not allow it, or there is no microphone
 */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  const startedAt = Date.now()
  recorder.start()
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }
  return {
    startedAt,
    stop() {
      const durationMs = Date.now() - startedAt
      return new Promise((resolve) => {
        const type = recorder.mimeType.replaceAll(/\s/g, '')
        recorder.addEventListener('stop', () => resolve({ blob: new Blob(pieces, { type }), durationMs }))
        end()
      })
    },
    discard: end,
  }
}
