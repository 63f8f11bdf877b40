import { type LanguageCode, languageOf } from "@learnin/domain/texts/languages";
import type pg from "pg";
import { letterPage } from "../mail/letter-page.ts";
import type { Mail } from "../mail/mailer.ts";
import { say } from "./say.ts";

/**
 * A mail in the language of the account that has its address; in English where nobody has it, or never chose. One that
 * is written as a letter gets its page here, from the words that it says. `base` is where links of ours begin.
 */
export async function mailInLanguage(pool: pg.Pool, mail: Mail, base: string): Promise<Mail> {
	const { rows } = await pool.query<{ language: string | null }>(
		"select language from accounts where email = lower($1)",
		[mail.to.address],
	);
	const language = languageOf(rows[0]?.language ?? "en")?.code ?? "en";
	const said = { ...mail, subject: say(language, mail.subject), text: say(language, mail.text) };
	return { ...said, html: sayInPage(language, mail.html ?? letterPage(said, base)) };
}

const signs: readonly (readonly [string, string])[] = [
	["&lt;", "<"],
	["&gt;", ">"],
	["&quot;", '"'],
	["&#39;", "'"],
	["&amp;", "&"],
];

/** The words between the tags of a mail's page. */
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
