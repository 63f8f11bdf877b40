/**
 * An error message as it may be stored and shown: on one line, without addresses, links, tokens and what
 * people entered, which databases repeat in quotes. At most `most` characters.
 */
export function plainFact(message: string, most = 300): string {
	return message
		.replaceAll(/[\p{Cc}\s]+/gu, " ")
		.replaceAll(/[^\s@<>"'(),;]+@[^\s@<>"'(),;]+/gu, "(address)")
		.replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)]+/giu, "(link)")
		.replaceAll(/"(?![\w-]{1,60}")[^"]*"/gu, "(text)")
		.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/giu, "(id)")
		.replaceAll(/[\w+/-]{32,}={0,2}/gu, "(token)")
		.trim()
		.slice(0, most);
}
