import { expect, test } from "vitest";
import { chooseLanguage, cookieLanguage, languageCookie } from "./choose-language.ts";

const languages = ["en", "es"];

test.each([
	["nothing known", {}, "en"],
	["the browser's only wish", { accepted: "es" }, "es"],
	["a region of it", { accepted: "es-MX,es;q=0.9,en;q=0.8" }, "es"],
	["the better of two", { accepted: "es;q=0.4, en-US;q=0.7" }, "en"],
	["a wish that is none", { accepted: "es;q=0, fr" }, "en"],
	["only others", { accepted: "fr-CA, de;q=0.9" }, "en"],
	["an odd header", { accepted: ";;q=,,=;es;q=x" }, "en"],
	["what was chosen before what is liked", { cookie: "a=b; learnin-language=en", accepted: "es" }, "en"],
	["what was just pressed", { cookie: "learnin-language=es.chosen", accepted: "en" }, "es"],
	["a language there is none of", { cookie: "learnin-language=fr", accepted: "es" }, "es"],
	["a cookie that is not of our making", { cookie: "learnin-language=../../etc", accepted: "" }, "en"],
])("%s", (_, wishes, language) => {
	expect(chooseLanguage(languages, { cookie: undefined, accepted: undefined, ...wishes })).toBe(language);
});

test("reads back the cookie that it wrote", () => {
	for (const kept of [
		{ code: "es", isChosen: true },
		{ code: "en", isChosen: false },
	]) {
		expect(cookieLanguage(languageCookie(kept, false).split(";")[0])).toEqual(kept);
	}
	expect(languageCookie({ code: "es", isChosen: true }, true)).toMatch(/; Secure$/);
});
