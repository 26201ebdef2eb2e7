/** Usual names of the members that the document leaves open, for recognizing them in answers. */
import { nameKeys, type NameKey } from './target.ts'

/** The most specific name comes first. Generic names such as `id` are not recognized in answers. */
const usual: Partial<Record<NameKey, readonly string[]>> = {
  message_sequence: ['sequence', 'message_sequence', 'seq', 'position'],
  part_id: ['part_id', 'partId'],
  delivered_stamp: ['delivered_at', 'deliveredAt'],
  read_stamp: ['read_at', 'readAt'],
  sender: ['sender', 'author', 'sent_by'],
  agent_token: ['agent_token', 'agentToken'],
  created_at: ['created_at', 'createdAt', 'sent_at', 'timestamp'],
  delivery_status: ['delivery_status', 'deliveryStatus'],
  display_name: ['display_name', 'displayName'],
  avatar: ['avatar', 'avatar_url', 'avatarUrl'],
  kind: ['kind'],
  tagline: ['tagline'],
  accent_color: ['accent_color', 'accentColor'],
  organization: ['organization', 'organisation'],
  capability_url: ['url', 'download_url', 'downloadUrl'],
}

export const candidateNames: readonly string[] = [...new Set(Object.values(usual).flat())]

/** Returns the first candidate of each key that occurred in an answer. */
export const namesIn = (seen: ReadonlySet<string>): Partial<Record<NameKey, string>> =>
  Object.fromEntries(
    nameKeys.flatMap((key) => {
      const found = usual[key]?.find((name) => seen.has(name))
      return found === undefined ? [] : [[key, found]]
    }),
  )
