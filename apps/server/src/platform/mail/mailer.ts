import { createTransport } from "nodemailer";

export interface Mail {
	to: { name: string; address: string };
	/** The account that invites: an address that chose no language gets the email in the inviter's. */
	invited_by?: string;
	subject: string;
	text: string;
	/** The same content as HTML; everything in it must be escaped. */
	html?: string;
	/** Attached files; they wait in the queue with the email. */
	attachments?: readonly { name: string; type: string; base64: string }[];
	/** Where an email client's own button posts, without a sign-in, to unsubscribe (RFC 8058). */
	unsubscribe_url?: string;
	/**
	 * The same for every try to send one email; becomes its Message-ID, so that mail servers can drop a
	 * duplicate.
	 */
	message_key: string;
}

export interface Mailer {
	send(mail: Mail): Promise<void>;
	close(): void;
}

interface MailerOptions {
	url: string;
	from: string;
	domain: string;
	/** Called with the result of each try. */
	onTried?: (mail: { outcome: "sent" | "failed"; seconds: number }) => void;
}

/**
 * Sends email by SMTP, as plain text and optionally HTML. Addresses are passed as objects, so a comma or line
 * break cannot add recipients.
 */
export function createMailer(options: MailerOptions): Mailer {
	const transport = createTransport({ url: options.url, connectionTimeout: 10_000, socketTimeout: 20_000 });
	return {
		async send({ to, subject, text, html, unsubscribe_url, attachments, message_key }) {
			const begun = performance.now();
			const sending = transport.sendMail({
				from: options.from,
				to: { name: to.name, address: to.address },
				subject,
				text,
				...(html !== undefined && { html }),
				...(attachments && {
					attachments: attachments.map(({ name, type, base64 }) => ({
						filename: name,
						contentType: type,
						content: Buffer.from(base64, "base64"),
					})),
				}),
				...(unsubscribe_url !== undefined && { headers: oneClick(unsubscribe_url) }),
				messageId: `<${message_key}@${options.domain}>`,
			});
			const tell = (outcome: "sent" | "failed") => () =>
				options.onTried?.({ outcome, seconds: (performance.now() - begun) / 1000 });
			sending.then(tell("sent"), tell("failed"));
			await sending;
		},
		close: () => transport.close(),
	};
}

/** Written without folding or encoding, or clients would not find the address. */
function oneClick(url: string) {
	return {
		"List-Unsubscribe": { prepared: true, foldLines: false, value: `<${url}>` },
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}
