import { randomBytes } from "node:crypto";
import { type AddressObject, type ParsedMail, simpleParser } from "mailparser";

/** A received message. */
export interface MailMessage {
	id: string;
	receivedAt: string;
	/** The recipients, in lowercase; unlike the To header this includes blind copies. */
	recipients: string[];
	from: string;
	to: string;
	subject: string;
	text: string;
	/** The HTML body, if there is one. Never rendered: it is untrusted. */
	html: string | null;
	headers: Record<string, string>;
}

/** Parses a message as received over SMTP. */
export async function parseMessage(raw: Buffer, recipients: readonly string[]): Promise<MailMessage> {
	const parsed = await simpleParser(raw);
	return {
		id: randomBytes(9).toString("base64url"),
		receivedAt: new Date().toISOString(),
		recipients: recipients.map((recipient) => recipient.toLowerCase()),
		from: addressText(parsed.from),
		to: addressText(parsed.to),
		subject: parsed.subject ?? "",
		text: parsed.text ?? "",
		html: parsed.html === false ? null : parsed.html,
		headers: headersOf(parsed),
	};
}

/** The links in a message's text, in order. */
export function linksIn(text: string): string[] {
	return text.match(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g) ?? [];
}

function addressText(address: AddressObject | AddressObject[] | undefined): string {
	return [address ?? []]
		.flat()
		.map(({ text }) => text)
		.join(", ");
}

function headersOf(parsed: ParsedMail): Record<string, string> {
	const lines = parsed.headerLines.map(
		({ key, line }) => [key, line.slice(line.indexOf(":") + 1).trim()] as const,
	);
	return Object.fromEntries(lines);
}
