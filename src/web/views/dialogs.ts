/** Dialogs that few visits open, loaded when the first one opens. */
import './explore.ts'
import './new-chat.ts'
import './settings.ts'
import './shortcuts.ts'
