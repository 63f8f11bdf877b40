/** The bare address of `MAIL_FROM`, which may start with a name: "Learnin <hello@example.com>". */
export function addressOfSender(from: string): string {
	return (/<([^>]+)>/.exec(from)?.[1] ?? from).trim();
}
