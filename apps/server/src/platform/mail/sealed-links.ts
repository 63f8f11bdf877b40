import { seal, unseal } from "../auth/sealed.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Mail } from "./mailer.ts";

const purpose = /* not a text */ "mailed link";

/** A secret token (256 bits) in a link; the longer ones that end mails open nothing and stay as they are. */
const tokenInLink = /(?<=\?token=)[\w-]{43}(?![\w.-])/g;
const sealedInLink = /(?<=\?token=)sealed:([\w-]+)/g;

/**
 * Jobs whose mails wait with sealed links: who reads the queue, or a backup of it, cannot use what only the owner of the
 * address is to have. They are opened when the mail goes out; mails that were written unsealed go out as they are.
 */
export function withSealedLinks(jobs: Jobs, secret: string): Jobs {
	return {
		...jobs,
		add: (tx, name, data) =>
			jobs.add(tx, name, name === "send-mail" ? (sealLinks(secret, data as Mail) as typeof data) : data),
		handle(name, work) {
			if (name !== "send-mail") return jobs.handle(name, work);
			jobs.handle("send-mail", (mail) => (work as (mail: Mail) => Promise<void>)(openLinks(secret, mail)));
		},
	};
}

/** The same mail with every secret token of its links encrypted, for this mail alone. */
function sealLinks(secret: string, mail: Mail): Mail {
	return withTexts(mail, (text) =>
		text.replaceAll(
			tokenInLink,
			(token) =>
				`sealed:${seal(secret, purpose, Buffer.from(token), mail.message_key).toString("base64url")}`,
		),
	);
}

/** The mail as it was written. Throws for a link that was sealed under another secret or for another mail. */
export function openLinks(secret: string, mail: Mail): Mail {
	return withTexts(mail, (text) =>
		text.replaceAll(sealedInLink, (_, sealed: string) =>
			unseal(secret, purpose, Buffer.from(sealed, "base64url"), mail.message_key).toString(),
		),
	);
}

function withTexts(mail: Mail, change: (text: string) => string): Mail {
	return { ...mail, text: change(mail.text), ...(mail.html !== undefined && { html: change(mail.html) }) };
}
