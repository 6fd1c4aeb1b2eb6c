/** Limits of the model of an institute. */
export const MODEL_LIMITS = {
  /** Largest ONNX file, in bytes. */
  fileBytes: 200_000_000,
  /** Largest ONNX file that browsers load, in bytes. */
  browserFileBytes: 60_000_000,
  /** Largest description, in bytes. */
  descriptionBytes: 5_000_000,
  /** Maximum number of labels of a model. */
  labels: 50_000,
  /** Memory limit of the process that runs a model, in MB. Node.js 24 itself takes 550. */
  memoryMb: 2_000,
  /** Time for starting the process and one photo, in milliseconds. */
  ms: 20_000,
  /** Maximum number of photos in the queue of one server, which processes one photo at a time. */
  queued: 20,
  /** Time for an answer of a service, in milliseconds. */
  serviceMs: 20_000,
  /** Maximum number of species of an answer that are stored. */
  stored: 10,
  /** Longest side of a photo that a model or service gets, in pixels. */
  photoSide: 1_024,
} as const;
