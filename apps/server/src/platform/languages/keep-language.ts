import { languageOf } from "@learnin/domain/texts/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type pg from "pg";
import type { AccessTokens } from "../auth/access-token.ts";
import { cookieLanguage, languageCookie } from "./choose-language.ts";
import { orNull, text, uuid } from "../db/statements/columns.ts";
import { statement } from "../db/statements/statement.ts";

interface Surroundings {
	pool: pg.Pool;
	accessTokens: AccessTokens;
}

interface Spoken {
	account_id: string;
	/** Null: never chosen. */
	language: string | null;
}

/**
 * Syncs device and account: a language that was just chosen is stored on the account, otherwise the account's
 * own is stored on the device, whose next document then uses it.
 */
export async function keepLanguage(
	{ pool }: Pick<Surroundings, "pool">,
	request: FastifyRequest,
	reply: FastifyReply,
	{ account_id, language }: Spoken,
): Promise<void> {
	const onDevice = cookieLanguage(request.headers.cookie);
	const isSecure = request.protocol === "https";
	if (onDevice?.isChosen && languageOf(onDevice.code) !== undefined) {
		if (onDevice.code !== language)
			await pool.query("update accounts set language = $2 where id = $1", [account_id, onDevice.code]);
		reply.header("set-cookie", languageCookie({ code: onDevice.code, isChosen: false }, isSecure));
	} else if (language !== null && language !== onDevice?.code) {
		reply.header("set-cookie", languageCookie({ code: language, isChosen: false }, isSecure));
	}
}

const selectLanguage = statement({
	name: "select-language",
	params: { account_id: uuid },
	row: { account_id: uuid, language: orNull(text) },
	sql: "select id as account_id, language from accounts where id = :account_id",
});

/** The same for someone whom this response signs in: the very first page is in the account's language. */
export async function keepLanguageOfSignIn(
	context: Surroundings,
	request: FastifyRequest,
	reply: FastifyReply,
	answer: unknown,
): Promise<void> {
	if (typeof answer !== "object" || answer === null || !("access_token" in answer)) return;
	const claims = await context.accessTokens.verify(String(answer.access_token));
	if (claims === null) return;
	const [spoken] = await selectLanguage.allPrepared(context.pool, { account_id: claims.account_id });
	if (spoken !== undefined) await keepLanguage(context, request, reply, spoken);
}
