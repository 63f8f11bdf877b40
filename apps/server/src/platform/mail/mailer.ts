import { createTransport } from "nodemailer";

export interface Mail {
	to: { name: string; address: string };
	subject: string;
	text: string;
	/** The same words as a page; everything in it must be escaped. */
	html?: string;
	/** Files that come with it; they wait in the queue with the mail. */
	attachments?: readonly { name: string; type: string; base64: string }[];
	/** Where a mail program's own button posts, without a sign-in, to get no more such mails (RFC 8058). */
	unsubscribe_url?: string;
	/** The same for every try of one mail; becomes its Message-ID, so that mail servers can drop a repeat. */
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
	/** Hears how each try went. */
	onTried?: (mail: { outcome: "sent" | "failed"; seconds: number }) => void;
}

/** Sends mails by SMTP, as plain text and where there is one also as a page. Addresses go as objects, so a comma or line break cannot add recipients. */
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

/** Written as they are: folded or encoded, mail programs would not find the address. */
function oneClick(url: string) {
	return {
		"List-Unsubscribe": { prepared: true, foldLines: false, value: `<${url}>` },
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}
