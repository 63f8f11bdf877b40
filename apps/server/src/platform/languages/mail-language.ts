import { type LanguageCode, languageOf } from "@learnin/domain/texts/languages";
import type pg from "pg";
import { letterPage } from "../mail/letter-page.ts";
import type { Mail } from "../mail/mailer.ts";
import { say } from "./say.ts";
import { orNull, text, uuid } from "../db/statements/columns.ts";
import { statement } from "../db/statements/statement.ts";

const selectLanguageByEmail = statement({
	name: "select-language-by-email",
	params: { email: text },
	row: { language: orNull(text) },
	sql: "select language from accounts where email = lower(:email)",
});

const selectLanguageById = statement({
	name: "select-language-by-id",
	params: { id: uuid },
	row: { language: orNull(text) },
	sql: "select language from accounts where id = :id",
});

/**
 * Translates an email into the language of the account with its address; without one, an invitation into the
 * language of the account that invites, others into English. An email written as a letter gets its HTML here,
 * from its text. `base` is where our links begin.
 */
export async function mailInLanguage(pool: pg.Pool, mail: Mail, base: string): Promise<Mail> {
	const language = await languageFor(pool, mail);
	const said = { ...mail, subject: say(language, mail.subject), text: say(language, mail.text) };
	return { ...said, html: sayInPage(language, mail.html ?? letterPage(said, base)) };
}

async function languageFor(pool: pg.Pool, { to, invited_by }: Mail): Promise<LanguageCode> {
	const [account] = await selectLanguageByEmail.allPrepared(pool, { email: to.address });
	const [inviter] =
		typeof account?.language === "string" || invited_by === undefined
			? []
			: await selectLanguageById.allPrepared(pool, { id: invited_by });
	return languageOf(account?.language ?? inviter?.language ?? "en")?.code ?? "en";
}

const signs: readonly (readonly [string, string])[] = [
	["&lt;", "<"],
	["&gt;", ">"],
	["&quot;", '"'],
	["&#39;", "'"],
	["&amp;", "&"],
];

/** Translates the text between the tags of an email's HTML. */
export function sayInPage(language: LanguageCode, html: string): string {
	if (language === "en") return html;
	return html
		.replaceAll('lang="en"', `lang="${language}"`)
		.replaceAll(/(?<=>)[^<>]+(?=<)/g, (words) => encoded(say(language, decoded(words))));
}

function decoded(words: string): string {
	return signs.reduce((text, [written, sign]) => text.replaceAll(written, sign), words);
}

function encoded(words: string): string {
	return signs.toReversed().reduce((text, [written, sign]) => text.replaceAll(sign, written), words);
}
