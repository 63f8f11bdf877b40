import { createTransport } from "nodemailer";

export interface Mail {
	to: { name: string; address: string };
	subject: string;
	text: string;
	/** The same for every try of one mail; becomes its Message-ID, so that mail servers can drop a repeat. */
	message_key: string;
}

export interface Mailer {
	send(mail: Mail): Promise<void>;
	close(): void;
}

/** Sends plain-text mails by SMTP. Addresses go as objects, so a comma or line break cannot add recipients. */
export function createMailer(options: { url: string; from: string; domain: string }): Mailer {
	const transport = createTransport({ url: options.url, connectionTimeout: 10_000, socketTimeout: 20_000 });
	return {
		async send({ to, subject, text, message_key }) {
			await transport.sendMail({
				from: options.from,
				to: { name: to.name, address: to.address },
				subject,
				text,
				messageId: `<${message_key}@${options.domain}>`,
			});
		},
		close: () => transport.close(),
	};
}
