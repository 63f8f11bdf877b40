/** The bare address of `MAIL_FROM`, which may have a name before it: "Learnin <hello@example.com>". */
export function addressOfSender(from: string): string {
	return (/<([^>]+)>/.exec(from)?.[1] ?? from).trim();
}
