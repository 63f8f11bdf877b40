import { describe, expect, test } from "vitest";
import { faultsOf, formsOf, translateToPseudo } from "./catalogue.ts";
import { htmlMessages, replaceHtmlTexts } from "./html-texts.ts";
import { looksLikeText } from "./looks-like-text.ts";
import { oldWordsIn } from "./old-words.ts";
import { messagesOf, replaceTexts } from "./replace-texts.ts";

const messages = (code: string) => messagesOf("page.tsx", code);
const inSpanish = (code: string, texts: Record<string, string>) =>
	replaceTexts("page.tsx", code, (message) => texts[message]).replace(/^import .*\n/, "");

describe("which strings are texts", () => {
	test.each([
		"Student Activity",
		"Check",
		"right on the first try",
		"{name} is mastered: {words}.",
		"{called} mastered “{skill}”.",
		"{moment} At {time}",
		"A child",
		"en-US",
	])("%s is", (text) => {
		expect(looksLikeText(text)).toBe(true);
	});

	test.each([
		"flex items-center gap-2",
		"/student/questions",
		"primary",
		"Enter",
		"POST",
		"is-on",
		"M 10 20 L{x} {y}",
		"0 0 24 24",
		"rotate(45 10 10)",
		"{width}px solid",
		"·",
		"{a} {b}",
		"data:image/svg+xml",
	])("%s is not", (text) => {
		expect(looksLikeText(text)).toBe(false);
	});
});

describe("the messages of a source", () => {
	test.each<[string, string, string[]]>([
		["words between tags", "<p>Load more</p>", ["Load more"]],
		["a sentence with a figure", "<p>{shown} of {list.total} shown</p>", ["{shown} of {total} shown"]],
		[
			"elements inside of a sentence",
			'<p>Type <b className="x">{name}</b> here</p>',
			["Type <1>{name}</1> here"],
		],
		["an icon before words is left out", "<button><Icon /> Save</button>", ["Save"]],
		[
			"attributes that are read or heard",
			'<i aria-label="close" className="Close Me" title="Open it" />',
			["close", "Open it"],
		],
		["lines are joined as JSX does", "<p>\n\tOne line\n\tand another\n</p>", ["One line and another"]],
		["a template", "const a = `Hello, ${user.first_name}.`;", ["Hello, {first_name}."]],
		[
			"both ways a sentence can go",
			'const a = `${n} ${n === 1 ? "is" : "are"} right.`;',
			["{n} is right.", "{n} are right."],
		],
		[
			"the same test asked twice",
			'const a = `It ${b ? "is" : "was"} ${b ? "now" : "then"}.`;',
			["It is now.", "It was then."],
		],
		[
			"a part that may be missing",
			"const a = <p>Saved{late && `, but late`}</p>;",
			["Saved, but late", "Saved"],
		],
		["a counted thing", 'const a = count(days, "day");', ["{n} day|{n} days"]],
		["one that others count", '<LoadMore thing="answer" />', ["{n} answer|{n} answers"]],
		["one small word between tags", '<b>{n === 1 ? "try" : "tries"}</b>', ["try", "tries"]],
		[
			"small words after a comma",
			'<b>{isDone ? ", done" : ", still to do"}</b>',
			[", done", ", still to do"],
		],
		["texts inside of placeholders", 'const a = `Paid ${f("By card")}`;', ["Paid {f}", "By card"]],
		["what a comment names", 'const a = /* text */ "pi"; const b = /* not a text */ "Close";', ["pi"]],
		[
			"comparisons, keys, types and errors",
			'type A = "Big One"; if (a === "Some Key") throw new Error("Not for people."); const b = { "A key": 1 };',
			[],
		],
	])("%s", (_, code, expected) => {
		expect(messages(code)).toEqual(expected);
	});
});

describe("a source in another language", () => {
	test.each<[string, string, Record<string, string>, string]>([
		["words", "<p>Load more</p>", { "Load more": "Cargar más" }, '<p>{"Cargar más"}</p>'],
		["an attribute", '<i title="Open it" />', { "Open it": "Abrir" }, '<i title={"Abrir"} />'],
		[
			"another order",
			"const a = `${a} of ${b}`;",
			{ "{a} of {b}": "de {b}, {a}" },
			"const a = `de ${b}, ${a}`;",
		],
		[
			"tags that change places",
			'<p>Type <b className="x">{name}</b> or <i>leave</i></p>',
			{ "Type <1>{name}</1> or <2>leave</2>": "<2>Sal</2> o escribe <1>{name}</1>" },
			'<p><i>{"Sal"}</i>{" o escribe "}<b className="x">{name}</b></p>',
		],
		[
			"a choice",
			'const a = `${n} ${n === 1 ? "is" : "are"} right.`;',
			{ "{n} is right.": "{n} está bien.", "{n} are right.": "{n} están bien." },
			"const a = ((n === 1) ? `${n} está bien.` : `${n} están bien.`);",
		],
		[
			"a counted thing",
			'const a = count(days, "day");',
			{ "{n} day|{n} days": "{n} día|{n} días" },
			'const a = countInLanguage(days, "{n} día|{n} días");',
		],
		["nothing where a translation is missing", "<p>Load more</p>", {}, '<p>{"Load more"}</p>'],
		[
			"nothing where it lost a placeholder",
			"const a = `${n} left`;",
			{ "{n} left": "quedan" },
			"const a = `${n} left`;",
		],
		[
			"signs of the language of the source",
			"const a = `Pay ${x}`;",
			{ "Pay {x}": "`Paga` \\ ${x {x}" },
			"const a = `\\`Paga\\` \\\\ \\${x ${x}`;",
		],
	])("%s", (_, code, texts, expected) => {
		expect(inSpanish(code, texts)).toBe(expected);
	});

	test("the head of a document", () => {
		const html = '<title>Blog</title><meta name="description" content="Short reads.">';
		expect(htmlMessages(html)).toEqual(["Blog", "Short reads."]);
		expect(replaceHtmlTexts(html, (message) => (message === "Blog" ? "Artículos" : undefined))).toBe(
			'<title>Artículos</title><meta name="description" content="Short reads.">',
		);
	});
});

describe("the check of a catalogue", () => {
	test("names what is missing, stale, without its placeholders or without a form", () => {
		const faults = faultsOf(
			["{a} left", "Save", "Close", "{n} day|{n} days"],
			{ "{a} left": "queda", Save: "Guardar", Old: "Viejo", "{n} day|{n} days": "{n} días" },
			2,
		);
		expect(faults).toEqual([
			"other placeholders or tags: {a} left",
			"missing: Close",
			"needs 2 forms: {n} day|{n} days",
			"stale: Old",
		]);
	});

	test("knows how many forms a language has for numbers", () => {
		expect([formsOf("es-419"), formsOf("en-US"), formsOf("pl"), formsOf("ar")]).toEqual([2, 2, 3, 6]);
	});

	test("the pseudo language keeps placeholders and tags", () => {
		expect(translateToPseudo("Open <1>{name}</1>")).toBe("Opeén <1>{name}</1>");
	});
});

describe("old words", () => {
	test.each([
		"The payment stands.",
		"It was changed meanwhile",
		"Open the mail",
		"Somebody else",
		"{days} off each week",
	])("%s is refused", (text) => {
		expect(oldWordsIn(text)).toHaveLength(1);
	});

	test.each(["Open the email", "A stand-in on this machine", "Understand fractions", "A longer way"])(
		"%s passes",
		(text) => {
			expect(oldWordsIn(text)).toEqual([]);
		},
	);
});
