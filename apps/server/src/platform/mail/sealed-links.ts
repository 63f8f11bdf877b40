import type { Keyring } from "../auth/keyring.ts";
import { seal, resealBytes, unseal } from "../auth/sealed.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Mail } from "./mailer.ts";

const purpose = /* not a text */ "mailed link";

/** A secret token (256 bits) in a link; the longer unsubscribe tokens open nothing and stay as they are. */
const tokenInLink = /(?<=\?token=)[\w-]{43}(?![\w.-])/g;
const sealedInLink = /(?<=\?token=)sealed:([\w-]+)/g;

/**
 * Jobs whose queued emails have sealed links: anyone who reads the queue, or a backup of it, cannot use what
 * only the owner of the address should have. Links are opened when the email is sent; emails that were queued
 * unsealed are sent as they are.
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

/** The same email with every secret token in its links encrypted for this email alone. */
function sealLinks(keyring: Keyring, mail: Mail): Mail {
	return withTexts(mail, (text) =>
		text.replaceAll(
			tokenInLink,
			(token) =>
				`sealed:${seal(keyring, purpose, Buffer.from(token), mail.message_key).toString("base64url")}`,
		),
	);
}

/**
 * The email as it was written. Throws for a link that was sealed under another secret or for another email.
 */
export function openLinks(keyring: Keyring, mail: Mail): Mail {
	return withTexts(mail, (text) =>
		text.replaceAll(sealedInLink, (_, sealed: string) =>
			unseal(keyring, purpose, Buffer.from(sealed, "base64url"), mail.message_key).toString(),
		),
	);
}

/** The same email with its links sealed under the current keys. Throws if one cannot be opened. */
export function resealLinks(keyring: Keyring, mail: Mail): Mail {
	return withTexts(mail, (text) =>
		text.replaceAll(sealedInLink, (link, sealed: string) => {
			const anew = resealBytes(keyring, purpose, Buffer.from(sealed, "base64url"), mail.message_key);
			return anew === null ? link : `sealed:${anew.toString("base64url")}`;
		}),
	);
}

function withTexts(mail: Mail, change: (text: string) => string): Mail {
	return { ...mail, text: change(mail.text), ...(mail.html !== undefined && { html: change(mail.html) }) };
}
