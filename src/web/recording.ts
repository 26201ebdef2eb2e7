/** A recording in progress. */
export interface Recording {
  /** Start time in epoch milliseconds. */
  startedAt: number
  /** Returns the loudness at this moment, from 0 to 1. */
  level(): number
  /** Ends the recording. @returns the audio, and its duration in milliseconds */
  stop(): Promise<{ blob: Blob; durationMs: number }>
  /** Ends the recording and discards the audio. */
  discard(): void
}

/** Recorded types, the one with the widest playback support first. */
const types = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

/** Returns whether this browser can record. */
export const canRecord = (): boolean => 'MediaRecorder' in globalThis && navigator.mediaDevices !== undefined

/**
 * Records from the microphone, for which the browser asks the person.
 * @throws DOMException when the person denies access, or there is no microphone
 */
export async function startRecording(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  const startedAt = Date.now()
  recorder.start()
  const meter = createMeter(stream)
  const end = () => {
    meter.close()
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }
  return {
    startedAt,
    level: meter.level,
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

/** Factor from the root mean square of speech, which is seldom over a quarter, to a full level. */
const gain = 4

/** Measures the loudness of a stream. */
function createMeter(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, gain * Math.sqrt(square))
    },
    close: () => void context.close(),
  }
}
