#!/bin/sh
# Writes a backup every BACKUP_EVERY_SECONDS into BACKUP_FOLDER, and deletes all but the newest BACKUP_KEEP. A failed backup is
# repeated after the same time; nothing is deleted for it. With --check, exits with 1 if the newest backup is older than two
# intervals.
set -u
folder=${BACKUP_FOLDER:-/backups}
every=${BACKUP_EVERY_SECONDS:-86400}
keep=${BACKUP_KEEP:-14}

if [ "${1:-}" = --check ]; then
  [ -n "$(find "$folder" -name '*.parley' -mmin "-$((every / 30 + 1))" | head -n 1)" ]
  exit
fi

umask 077
trap 'exit 0' TERM INT
while true; do
  name="$folder/$(date -u +%Y-%m-%dT%H-%M-%SZ)"
  # A name without its final suffix is not a complete backup.
  if parley backup "$name.part"; then
    mv "$name.part" "$name.parley"
    find "$folder" -name '*.parley' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do rm "$old"; done
  else
    echo "the backup $name failed; the next one is in $every seconds" >&2
    rm -f "$name.part"
  fi
  sleep "$every" &
  wait $!
done
