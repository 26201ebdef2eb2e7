#!/usr/bin/env node
/** `parley-conform`: tests an implementation of the Agent Messaging Service as a black box. */
import { runCommandLine } from './cli/main.ts'

process.exitCode = await runCommandLine(process.argv.slice(2))
