import type { Keyring } from "../auth/keyring.ts";
import { seal, sealAnew, unseal } from "../auth/sealed.ts";
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
export function withSealedLinks(jobs: Jobs, keyring: Keyring): Jobs {
	return {
		...jobs,
		add: (tx, name, data) =>
			jobs.add(tx, name, name === "send-mail" ? (sealLinks(keyring, data as Mail) as typeof data) : data),
		handle(name, work) {
			if (name !== "send-mail") return jobs.handle(name, work);
			jobs.handle("send-mail", (mail) => (work as (mail: Mail) => Promise<void>)(openLinks(keyring, mail)));
		},
	};
}

/** The same mail with every secret token of its links encrypted, for this mail alone. */
function sealLinks(keyring: Keyring, mail: Mail): Mail {
	return withTexts(mail, (text) =>
		text.replaceAll(
			tokenInLink,
			(token) =>
				`sealed:${seal(keyring, purpose, Buffer.from(token), mail.message_key).toString("base64url")}`,
		),
	);
}

/** The mail as it was written. Throws for a link that was sealed under another secret or for another mail. */
export function openLinks(keyring: Keyring, mail: Mail): Mail {
	return withTexts(mail, (text) =>
		text.replaceAll(sealedInLink, (_, sealed: string) =>
			unseal(keyring, purpose, Buffer.from(sealed, "base64url"), mail.message_key).toString(),
		),
	);
}

/** The same mail with its links sealed under the current keys. Throws where one cannot be opened. */
export function sealLinksAnew(keyring: Keyring, mail: Mail): Mail {
	return withTexts(mail, (text) =>
		text.replaceAll(sealedInLink, (link, sealed: string) => {
			const anew = sealAnew(keyring, purpose, Buffer.from(sealed, "base64url"), mail.message_key);
			return anew === null ? link : `sealed:${anew.toString("base64url")}`;
		}),
	);
}

function withTexts(mail: Mail, change: (text: string) => string): Mail {
	return { ...mail, text: change(mail.text), ...(mail.html !== undefined && { html: change(mail.html) }) };
}
