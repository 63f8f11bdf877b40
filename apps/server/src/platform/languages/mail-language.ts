import { languageOf } from "@learnin/domain/texts/languages";
import type pg from "pg";
import type { Mail } from "../mail/mailer.ts";
import { say } from "./say.ts";

/** A mail in the language of the account that has its address; in English where nobody has it, or never chose. */
export async function mailInLanguage(pool: pg.Pool, mail: Mail): Promise<Mail> {
	const { rows } = await pool.query<{ language: string | null }>(
		"select language from accounts where email = lower($1)",
		[mail.to.address],
	);
	const language = languageOf(rows[0]?.language ?? "en")?.code ?? "en";
	return { ...mail, subject: say(language, mail.subject), text: say(language, mail.text) };
}
