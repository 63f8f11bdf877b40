import { expect, test } from "vitest";
import { LANGUAGES } from "@learnin/domain/texts/languages";
import { say as sayIn, sayWith } from "./say.ts";
import { compileTexts } from "./texts.ts";

const texts = compileTexts({
	"Hello {name},": "Hola, {name}:",
	"Please sign in to continue.": "Inicia sesión para continuar.",
	"Too many tries. Please wait {wait} and try again.":
		"Demasiados intentos. Espera {wait} e inténtalo de nuevo.",
	"{n} minute|{n} minutes": "{n} minuto|{n} minutos",
	"We received {amount} for {what}.": "Recibimos {amount} por {what}.",
	"{days} of Learnin for {names}": "{days} de Learnin para {names}",
	"30 days": "30 días",
	"Paid until {day}.": "Pagado hasta el {day}.",
	"Yes to “{title}”!{said}": "¡Sí a “{title}”!{said}",
	"{from} to {to}": "{from} al {to}",
	"The bank took back {amount}.{ended}": "El banco se llevó {amount}.{ended}",
	"It ended for {names}.": "Terminó para {names}.",
	"Covers: {from} to {until}": "Válido: del {from} al {until}",
	"{brand} ending in {last4}": "{brand} terminada en {last4}",
	"If this was not you, choose a password:": "Si no fuiste tú, elige una contraseña:",
	"Practice sets": "Series de práctica",
	"It was deleted on {at}.": "Se borró el {at}.",
	"{places} places": "{places} decimales",
	"{a} {b}": "nunca",
});
const say = (text: string) => sayWith(texts, "es-419", text);

test.each([
	["a sentence", "Please sign in to continue.", "Inicia sesión para continuar."],
	["one with a name", "Hello Amara Okafor,", "Hola, Amara Okafor:"],
	[
		"one of a number",
		"Too many tries. Please wait 1 minute and try again.",
		"Demasiados intentos. Espera 1 minuto e inténtalo de nuevo.",
	],
	[
		"of a greater one",
		"Too many tries. Please wait 15 minutes and try again.",
		"Demasiados intentos. Espera 15 minutos e inténtalo de nuevo.",
	],
	[
		"texts and amounts in a text",
		"We received $25.00 for 30 days of Learnin for Maya.",
		"Recibimos US$25.00 por 30 días de Learnin para Maya.",
	],
	["a day", "Paid until November 18, 2026.", "Pagado hasta el 18 de noviembre de 2026."],
	[
		"somebody's own words",
		"Yes to “A trip to the zoo”! Please sign in to continue.",
		"¡Sí a “A trip to the zoo”! Inicia sesión para continuar.",
	],
	[
		"paragraphs",
		"Hello Ng,\n\nPaid until May 1, 2027.\n\nMaya",
		"Hola, Ng:\n\nPagado hasta el 1 de mayo de 2027.\n\nMaya",
	],
	["lines of a list", "- 30 days\n- Something else", "- 30 días\n- Something else"],
	["words above a link", "30 days:\nhttps://learnin.test/", "30 días:\nhttps://learnin.test/"],
	[
		"words with their own colon",
		"If this was not you, choose a password:\nhttps://learnin.test/",
		"Si no fuiste tú, elige una contraseña:\nhttps://learnin.test/",
	],
	[
		"each item of a list by itself",
		"- Covers: May 1, 2027 to May 31, 2027\n- Visa ending in 4242\n- Something else",
		"- Válido: del 1 de mayo de 2027 al 31 de mayo de 2027\n- Visa terminada en 4242\n- Something else",
	],
	[
		"an amount after a name",
		"- 30 days of Learnin for Maya: $10.00",
		"- 30 días de Learnin para Maya: US$10.00",
	],
	["a label before a number", "Practice sets: 12\nSomething: 3", "Series de práctica: 12\nSomething: 3"],
	[
		"a sentence after an amount",
		"The bank took back $20.00. It ended for Maya.",
		"El banco se llevó US$20.00. Terminó para Maya.",
	],
	["two names", "It ended for Maya Lee and Leo Lee.", "Terminó para Maya Lee y Leo Lee."],
	["many names", "It ended for Leo, Maya, and Ian.", "Terminó para Leo, Maya e Ian."],
	["names listed as they were before", "It ended for Maya, Leo.", "Terminó para Maya y Leo."],
	[
		"a moment",
		"It was deleted on November 21, 2026 at 12:00 PM (UTC).",
		"Se borró el 21 de noviembre de 2026 a las 12:00 p.m. (UTC).",
	],
	["what is in no catalogue", "What is 1/2 of 10?", "What is 1/2 of 10?"],
	["a span of days", "Nov 9 to Nov 15", "9 nov al 15 nov"],
	["a span of days that says its year", "Nov 9 to Nov 15, 2026", "9 nov al 15 nov 2026"],
	["few words between somebody's own are none of ours", "We go to the zoo", "We go to the zoo"],
	["a figure with its word", "3 places", "3 decimales"],
	[
		"what only ends like one",
		"Reads decimals with up to three places",
		"Reads decimals with up to three places",
	],
	["placeholders alone fit nothing", "Maya Okafor", "Maya Okafor"],
])("%s", (_, english, spanish) => {
	expect(say(english)).toBe(spanish);
});

// The best of three: a busy machine alone is no failure.
test("scans a long foreign text quickly", { retry: 2 }, () => {
	const long = "Hello ".repeat(20_000);
	const begin = performance.now();
	expect(say(long)).toBe(long);
	expect(performance.now() - begin).toBeLessThan(1_000);
});

test.each([
	[
		"words of a sentence over and over, and none of its end",
		`Unrecognized key: "${" finished ".repeat(20_000)}"`,
	],
	[
		"the parts of a sentence with many places, and never the whole",
		`${"’s own % (x of x) in the ".repeat(80)} weeks before`,
	],
	["very many lines", "x\n".repeat(400_000)],
])("translates %s in no time, in every language", { retry: 2 }, (_, text) => {
	for (const { code } of LANGUAGES) {
		const begin = performance.now();
		expect(sayIn(code, text)).toBe(text);
		expect(performance.now() - begin).toBeLessThan(200);
	}
});

test.each([
	["Maya mastered “Compare any two fractions”.", "Maya dominó “Comparar dos fracciones”."],
	["“Decimals: times”: 18 questions.", /^“(?!Decimals).+”: 18 preguntas\.$/],
	[
		"“Parentheses first”, because it’s new and next on the path.",
		"“Primero los paréntesis”, porque es nueva y la siguiente en el camino.",
	],
	[
		"“Decimals: times”: 9 of 18 questions right on the first try.",
		"“Decimales: multiplicar”: 9 de 18 preguntas bien a la primera.",
	],
	["“Perhaps”. Ask tomorrow.", "“Perhaps”. Ask tomorrow."],
])("translates what is said of a skill: %s", (english, spanish) => {
	expect(sayIn("es", english)).toEqual(
		typeof spanish === "string" ? spanish : expect.stringMatching(spanish),
	);
});

test.each([
	["30 days", "Maya Okafor and Leo Okafor", "30 días", "Maya Okafor y Leo Okafor"],
	["30 more days", "Maya Lee, Leo Lee, and Zoe Lee", "30 días más", "Maya Lee, Leo Lee y Zoe Lee"],
])("lists the children of a payment: %s for %s", (days, names, dias, nombres) => {
	expect(sayIn("es", `We received $30.00 for ${days} of Learnin for ${names}.`)).toBe(
		`Recibimos US$30.00 por ${dias} de Learnin para ${nombres}.`,
	);
});

test("translates a sentence that ends like another text", () => {
	expect(sayIn("es", "We received $10.00 for 30 more days of Learnin for Maya Okafor.")).toMatch(
		/^Recibimos .*10.00 por 30 días más de Learnin para Maya Okafor\.$/,
	);
});

test("translates stored texts whose wording has changed since", () => {
	expect(sayIn("es", "Mistakes to make good")).toBe("Errores por corregir");
	const news = "You have mastered “Equal groups”. It comes back now and then, so that it stays.";
	expect(sayIn("es", news)).toMatch(/^Ya dominas “.+”\. Vuelve de vez en cuando/);
	const later = "You have mastered “Equal groups”. It will come back now and then so you don’t forget it.";
	expect(sayIn("es", later)).toMatch(/^Ya dominas “.+”\. Volverá de vez en cuando/);
});
