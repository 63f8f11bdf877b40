import { findPhoneNumbersInText } from "libphonenumber-js";
import { LinkifyIt } from "linkify-it";
import { foldText, type Folded } from "./fold-text.ts";
import { commonWords, nicknames, schoolWords } from "./words-of-names.ts";

/** The names that identify a family, as it entered them. */
export interface FamilyWords {
	names: readonly string[];
	schools: readonly string[];
}

/** What is removed, and what replaces it. */
type Mark = "[name]" | "[school]" | "[phone]" | "[email]" | "[address]" | "[link]";

interface Found {
	from: number;
	to: number;
	mark: Mark;
}

/**
 * A text without what reveals who wrote it: emails, links, phone numbers, addresses, schools, and the names
 * of the family, each replaced by a placeholder. Numbers that occur in `asked` (the question and its answer)
 * are mathematics and stay. Overlapping matches become one placeholder, the first.
 */
export function withoutPersonal(text: string, family: FamilyWords, asked = ""): string {
	const given = text.normalize("NFC");
	const folded = foldText(given);
	const found = [
		...findLinks(given),
		...findPhones(given, asked),
		...findByPattern(given),
		...findSchools(folded, family.schools),
		...findNames(folded, family.names),
	].toSorted((one, other) => one.from - other.from || other.to - one.to);
	let result = "";
	let at = 0;
	for (const { from, to, mark } of found) {
		if (from < at) {
			at = Math.max(at, to);
			continue;
		}
		result += given.slice(at, from) + mark;
		at = to;
	}
	result += given.slice(at);
	return result.replaceAll(/\[name\](?:[ -]\[name\])+/g, "[name]");
}

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
/** Without a scheme or `www.` only these: "them.so" is a missing space, not an address. */
const tellingEnd =
	/\.(?:com|org|net|edu|gov|info|io|app|dev|tv|co\.\w\w|com\.\w\w|edu\.\w\w|sch\.\w\w)$|\.[a-z]{2,}\/\S/i;

function findLinks(text: string): Found[] {
	return (linkify.match(text) ?? []).flatMap(({ schema, index, lastIndex, raw }): Found[] => {
		if (schema === "mailto:") return [{ from: index, to: lastIndex, mark: "[email]" }];
		const isLink = schema !== "" || /^www\./i.test(raw) || tellingEnd.test(raw);
		return isLink ? [{ from: index, to: lastIndex, mark: "[link]" }] : [];
	});
}

/**
 * Where our families are; other formats only next to a word that says it is a phone, because numbers are
 * mathematics here.
 */
const countries = ["US", "GB", "IN", "NP", "MX", "ES"] as const;
const phoneWord =
	/(?:phone|call|cell|mobile|text me|tel\.?|whats ?app|contact|tel[eé]fono|ll[aá]m\w*|celular|m[oó]vil|n[uú]mero es)[^\n.!?]{0,30}$/iu;
/** A number in a sum, a product, a difference, a comparison. */
const inFormula = /[=+*×÷/^<>]\s*$/;

function findPhones(text: string, asked: string): Found[] {
	const known = asked.replaceAll(/\D+/g, " ");
	const isMath = (from: number, to: number) => {
		const digits = text.slice(from, to).replaceAll(/\D/g, "");
		const isPlus = text[from] === "+";
		const isCounted =
			!isPlus && (inFormula.test(text.slice(0, from)) || /^\s*[=+*×÷/^<>]/.test(text.slice(to)));
		return isCounted || known.split(" ").includes(digits);
	};
	const isSaid = (from: number) => phoneWord.test(text.slice(Math.max(0, from - 50), from));
	const valid = countries.flatMap((country) =>
		findPhoneNumbersInText(text, { defaultCountry: country })
			.filter(({ startsAt }) => country === "US" || isSaid(startsAt))
			.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt })),
	);
	// Anything that looks like one, whether or not it is assigned; short ones next to a word that says so.
	const shaped = [
		...text.matchAll(
			/(?<![\d.,])(?:\+\d[\d ().-]{7,}\d|\(\d{3}\) ?\d{3}[ -]?\d{4}|\d{3}[-. ]\d{3}[-. ]\d{4})(?!\d)/g,
		),
	];
	const short = [...text.matchAll(/(?<![\d.,])\d[\d .-]{4,14}\d(?!\d)/g)].filter(({ index }) =>
		isSaid(index),
	);
	return [
		...valid,
		...[...shaped, ...short].map((match) => ({ from: match.index, to: match.index + match[0].length })),
	]
		.filter(({ from, to }) => !isMath(from, to))
		.map((place) => ({ ...place, mark: "[phone]" as const }));
}

const name = String.raw`\p{L}[\p{L}’'.-]*`;
const patterns: [RegExp, Mark][] = [
	// 12 Oak Tree Lane; words that are also used in mathematics only with a capital.
	[
		new RegExp(
			String.raw`(?<![\p{L}\p{N}.,/])\d{1,5}[a-z]? (?:${name} ){1,3}(?:(?:[Ss]treet|[Aa]venue|[Bb]oulevard|[Rr]oad|[Ll]ane|[Aa]ve|[Bb]lvd|[Rr]d|Street|St|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Circle|Terrace)\b\.?)(?:,? (?:apt|apartment|unit|#) ?\w+)?`,
			"gu",
		),
		"[address]",
	],
	// Calle Mayor 12; Avenida de la Paz, 4, 2º B
	[
		new RegExp(
			String.raw`(?<!\p{L})(?:[Cc]alle|[Aa]venida|Av\.|Avda\.|[Cc]arrera|[Pp]aseo|[Pp]laza|[Cc]olonia) (?:(?:de|del|la|las|los|el) )*\p{Lu}[\p{L}’'.-]*(?: (?:(?:de|del|la|las|los|el) )*\p{Lu}[\p{L}’'.-]*){0,3}(?:,? ?(?:n[uú]m(?:ero|\.)?|#|no\.)? ?\d{1,5})?`,
			"gu",
		),
		"[address]",
	],
	[/\bP\.? ?O\.? Box \d+/gi, "[address]"],
	// Lincoln Elementary; Green Valley High School
	[
		new RegExp(
			String.raw`(?<!\p{L})(?:(?!(?:The|A|An|My|Our|Your|His|Her|Their|This|That|Each|Every|In|At|If|One|Two) )\p{Lu}[\p{L}’'.-]* ){1,4}(?:(?:Elementary|Middle|Primary|High|Junior High|Secondary|Public|Charter|elementary|middle|primary|high)(?: [Ss]chool)?|[Ss]chool|Academy|Montessori)(?!\p{L})`,
			"gu",
		),
		"[school]",
	],
	// Escuela Primaria Benito Juárez; Colegio San José
	[
		new RegExp(
			String.raw`(?<!\p{L})(?:[Ee]scuela|[Cc]olegio|[Ii]nstituto|[Pp]rimaria|[Ss]ecundaria)(?: (?:[Pp]rimaria|[Ss]ecundaria|[Pp][uú]blica))?(?: (?:de|del|la|las|los|el))*(?: \p{Lu}[\p{L}’'-]*){1,4}`,
			"gu",
		),
		"[school]",
	],
];

function findByPattern(text: string): Found[] {
	return patterns.flatMap(([pattern, mark]) =>
		[...text.matchAll(pattern)].map((match) => ({
			from: match.index,
			to: match.index + match[0].length,
			mark,
		})),
	);
}

function findSchools(text: Folded, schools: readonly string[]): Found[] {
	return schools.flatMap((school) => {
		const words = wordsOf(school);
		const telling = words.filter((word) => !schoolWords.has(word));
		const phrases = [words, telling].filter((phrase) => phrase.length > 1);
		const single = telling.length === 1 ? telling : [];
		return [
			...phrases.flatMap((phrase) => find(text, phrase.join(" "), "[school]")),
			...single.flatMap((word) =>
				find(text, word, "[school]").filter((place) => word.length > 2 && isMeant(text, place, word)),
			),
		];
	});
}

/** Every part of every name, and its usual short forms. */
function findNames(text: Folded, names: readonly string[]): Found[] {
	const parts = new Set(names.flatMap(wordsOf).filter((part) => part.length > 1));
	const short = [...parts].flatMap((part) => [
		...(nicknames[part] ?? []),
		...Array.from({ length: Math.max(0, part.length - 3) }, (_, at) => part.slice(0, at + 3)),
	]);
	return [
		...[...parts].flatMap((part) => find(text, part, "[name]").filter((place) => isMeant(text, place, part))),
		...short
			.filter((each) => !parts.has(each))
			.flatMap((each) => find(text, each, "[name]").filter((place) => isSaidAsName(text, place))),
	];
}

/** A part that is also a common word is a name only if it is written as one. */
function isMeant(text: Folded, place: Found, word: string): boolean {
	return (word.length > 2 && !commonWords.has(word)) || isSaidAsName(text, place);
}

const introduced =
	/(?:my name is|i am|i'm|i’m|call me|named|from|by|and|me llamo|mi nombre es|soy|se llama|with|con)\s+$/iu;

/** With a capital within a sentence, or after words that introduce a name. */
function isSaidAsName({ given }: Folded, { from }: Found): boolean {
	const before = given.slice(0, from);
	const isCapital = /^\p{Lu}/u.test(given.slice(from));
	const isAtStart = /(?:^|[.!?:\n]\s*|["“(¿¡]\s*)$/u.test(before);
	return (
		/(?:my name is|call me|me llamo|mi nombre es)\s+$/iu.test(before) ||
		(isCapital && (!isAtStart || introduced.test(before)))
	);
}

function wordsOf(entered: string): string[] {
	return foldText(entered.normalize("NFC")).plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Where these folded words occur as consecutive whole words; a possessive may follow. */
function find({ plain, places }: Folded, words: string, mark: Mark): Found[] {
	const pattern = words.replaceAll(/[^\p{L}\p{N} ]/gu, "").replaceAll(" ", String.raw`[\s.'’-]+`);
	return [
		...plain.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?=s?(?![\p{L}\p{N}]))`, "gu")),
	].map((match) => ({
		from: places[match.index] ?? 0,
		to: (places[match.index + match[0].length - 1] ?? 0) + 1,
		mark,
	}));
}
