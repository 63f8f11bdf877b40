import {
	exampleFillOne,
	exampleMatch,
	exampleSelectOne,
	exampleVerifyWithLlm,
} from "@learnin/domain/examples/questions";
import type { Question } from "@learnin/domain/question/question";

/** A seeded random number generator: from 0 to below 1. */
export function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

const macros =
	"\\def\\a{xxxxxxxx}\\def\\b{\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c}\\d\\d\\d\\d\\d\\d\\d\\d";

/** Pieces that make some parser work hard when they are repeated, nested or mixed. */
const pieces = [
	"{",
	"}",
	"$",
	"\\",
	"\\frac{",
	"\\sqrt{",
	"\\cancelto{1}{",
	"\\mathllap{",
	"\\text{\\llap{",
	"^{",
	"_",
	"\\left(",
	"\\begin{matrix}",
	"&",
	"\\\\",
	"\\def\\a{\\a\\a}",
	"\\newcommand{\\x}{y}",
	"*",
	"**",
	"_",
	"`",
	"[",
	"![",
	"](",
	"| - ",
	"\n",
	"\n- ",
	"\n> ",
	"&amp;",
	"<b",
	"<!--",
	"]]>",
	"1 ",
	"1,111",
	"1/",
	"-",
	" ",
	"\t",
	"x",
	"\u0301",
	"½",
	"数",
	"\uE000",
	"[[a]]",
	"=",
	"~",
	"#",
	":",
	";",
	'"',
];

/** A text of at most this many characters that no one writes by accident. */
export function hostileText(random: () => number, longest: number): string {
	const pick = () => pieces[Math.floor(random() * pieces.length)] ?? "";
	const kind = Math.floor(random() * 5);
	const one = pick();
	if (kind === 0) return one.repeat(Math.ceil(longest / one.length)).slice(0, longest);
	if (kind === 1) return `$${macros}$ `.repeat(50).slice(0, longest);
	if (kind === 2) {
		const depth = Math.floor(random() * 60);
		return `$${one.repeat(depth)}x${"}".repeat(depth)}$`.repeat(40).slice(0, longest);
	}
	const parts: string[] = [];
	for (let length = 0; length < longest; length += parts.at(-1)?.length ?? 1)
		parts.push(kind === 3 ? pick() : pick().repeat(Math.ceil(random() * 40)));
	return parts.join("").slice(0, longest);
}

/** A question of each type, with hostile texts wherever it has a text. */
export function hostileQuestion(random: () => number): Question {
	const text = (longest: number) => hostileText(random, longest);
	const base = {
		prompt: text(5000),
		cta: text(500),
		hints: [text(2000), text(2000), text(2000)],
		explanation: text(5000),
	};
	const options = [..."abcdefghijkl"].map((id) => ({ id, label: text(1000) }));
	switch (Math.floor(random() * 4)) {
		case 0:
			return exampleSelectOne({ ...base, options, key: { option_id: "a" }, known_mistakes: [] });
		case 1:
			return exampleMatch({
				...base,
				left_options: options,
				right_options: options,
				key: { answer_dict: Object.fromEntries(options.map(({ id }) => [id, id])) },
				known_mistakes: [],
			});
		case 2: {
			const review = exampleVerifyWithLlm();
			return { ...review, ...base, key: { ...review.key, sample_answer: text(3000) } };
		}
		default:
			return exampleFillOne({
				...base,
				key: { answers: [text(200)] },
				known_mistakes: Array.from({ length: 30 }, (_, at) => ({
					id: `m${at}`,
					answer: text(200),
					feedback: text(1000),
				})),
			});
	}
}

/** Files of each kind that are slow to parse, from some kilobytes to some megabytes. */
export function hostileFiles(random: () => number): [kind: string, bytes: Buffer][] {
	const text = (longest: number) => hostileText(random, longest);
	const cdata = (content: string) => `<![CDATA[${content.replaceAll("]]>", "")}]]>`;
	const moodle = (content: string, name: string) =>
		`<question type="shortanswer"><name><text>${name}</text></name><questiontext format="markdown"><text>${cdata(content)}</text></questiontext><answer fraction="100"><text>7</text></answer></question>`;
	const own = JSON.stringify({
		format: "learnin-questions",
		version: 1,
		questions: Array.from({ length: 20 }, (_, at) => ({ name: `n${at}`, question: hostileQuestion(random) })),
	});
	const files: [string, string][] = [
		["gift, 60,000 items", "1+1 {=2}\n\n".repeat(60_000)],
		["gift, open braces", `a {${"{".repeat(200_000)}`],
		["gift, escapes", `a {=${"\\".repeat(300_000)}}`],
		["gift, mixed", Array.from({ length: 60 }, () => `${text(3000)} {=7}`).join("\n\n")],
		["moodle, macros", `<quiz>${moodle(`$${macros}$`, "a")}${moodle("2 + 5 = ?", "b")}</quiz>`],
		["moodle, deep", `<quiz>${"<a>".repeat(50_000)}</quiz>`],
		["moodle, wide", `<quiz>${"<a b='c'/>".repeat(100_000)}</quiz>`],
		[
			"moodle, mixed",
			`<quiz>${Array.from({ length: 60 }, (_, at) => moodle(text(4000), `n${at}`)).join("")}</quiz>`,
		],
		[
			"qti, mixed",
			`<assessmentItem identifier="a" title="a"><itemBody><p>${cdata(text(100_000))}</p></itemBody></assessmentItem>`,
		],
		[
			"csv, mixed",
			`question_type,prompt,right\n${Array.from({ length: 200 }, () => `FILL_ONE,"${text(4000).replaceAll('"', '""')}",7`).join("\n")}`,
		],
		["csv, wide", `question_type,prompt,right${",x".repeat(100_000)}\n`],
		["json, mixed", own],
		["json, deep", "[".repeat(400_000)],
		[
			"problems",
			Array.from({ length: 300 }, () => JSON.stringify({ prompt: text(3000), answer_list: ["7"] })).join(
				"\n",
			),
		],
		["zip that is none", `PK\u0003\u0004${text(400_000)}`],
	];
	return files.map(([kind, content]) => [kind, Buffer.from(content)]);
}
