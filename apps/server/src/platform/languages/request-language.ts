import { type LanguageCode, LANGUAGES, languageOf } from "@learnin/domain/texts/languages";
import type { FastifyRequest } from "fastify";
import { chooseLanguage } from "./choose-language.ts";

const codes = LANGUAGES.map(({ code }) => code);
const ofAccount = new WeakMap<FastifyRequest, string>();

/** Once the viewer is known, their account's language counts. */
export function tellAccountLanguage(request: FastifyRequest, code: string | null): void {
	if (code !== null) ofAccount.set(request, code);
}

/** The language of the response to this request. */
export function languageOfRequest(request: FastifyRequest): LanguageCode {
	const code = ofAccount.get(request) ?? chooseLanguage(codes, headersOf(request));
	return languageOf(code)?.code ?? "en";
}

function headersOf({ headers }: FastifyRequest) {
	return { cookie: headers.cookie, accepted: headers["accept-language"] };
}
