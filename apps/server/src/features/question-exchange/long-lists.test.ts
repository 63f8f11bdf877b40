import { MAX_ANSWERS } from "@learnin/domain/exchange/max-answers";
import { expect, test } from "vitest";
import { readFile } from "./formats/read-file.ts";

/** One item for each format and kind of answer, with more answers than any question has. */
function longLists(count: number): Record<string, string> {
	const repeat = (write: (at: number) => string, between = "") =>
		Array.from({ length: count }, (_, at) => write(at)).join(between);
	const moodle = (type: string, inside: string) =>
		`<quiz><question type="${type}"><name><text>n</text></name><questiontext format="html"><text>What?</text></questiontext>${inside}</question></quiz>`;
	const answer = (at: number, share: number) =>
		`<answer fraction="${share}"><text>a${at}</text><feedback><text>No.</text></feedback></answer>`;
	const qti = (declared: string, body: string) =>
		`<assessmentItem identifier="i" title="t"><responseDeclaration identifier="R" cardinality="multiple" baseType="identifier">${declared}</responseDeclaration><itemBody>${body}</itemBody></assessmentItem>`;
	const own = (question: object) =>
		JSON.stringify({ format: "learnin-questions", version: 1, questions: [{ name: "n", question }] });
	const texts = Array.from({ length: count }, (_, at) => `${at}`);
	return {
		"GIFT choice, all alike": `q{${"~x".repeat(count)}=y}`,
		"GIFT choice": `q{=y ${repeat((at) => `~x${at}#no`)}}`,
		"GIFT short answer": `q{${repeat((at) => `=x${at}`)}}`,
		"GIFT short answer, wrong ones": `q{=y ${repeat((at) => `=%0%x${at}#no`)}}`,
		"GIFT numbers": `q{#=1 ${repeat((at) => `=%0%${at}#no`)}}`,
		"GIFT matching": `q{${repeat((at) => `=a${at}->b${at}`)}}`,
		"Moodle choice": moodle("multichoice", answer(-1, 100) + repeat((at) => answer(at, 0))),
		"Moodle several": moodle("multichoice", `<single>false</single>${repeat((at) => answer(at, 1))}`),
		"Moodle short answer": moodle(
			"shortanswer",
			repeat((at) => answer(at, 100)),
		),
		"Moodle numbers": moodle(
			"numerical",
			repeat((at) => answer(at, at === 0 ? 100 : 0)),
		),
		"Moodle matching": moodle(
			"matching",
			repeat((at) => `<subquestion><text>a${at}</text><answer><text>b${at}</text></answer></subquestion>`),
		),
		"Moodle cloze": `<quiz><question type="cloze"><questiontext><text>${repeat((at) => `{1:SA:=a${at}} `)}</text></questiontext></question></quiz>`,
		"Moodle essay": moodle(
			"essay",
			`<graderinfo><text><![CDATA[Say it.<ul>${repeat((at) => `<li>p${at}</li>`)}</ul>]]></text></graderinfo>`,
		),
		"QTI choice": qti(
			"<correctResponse><value>c0</value></correctResponse>",
			`<choiceInteraction responseIdentifier="R">${repeat((at) => `<simpleChoice identifier="c${at}">x${at}</simpleChoice>`)}</choiceInteraction>`,
		),
		"QTI mapping": qti(
			`<mapping>${repeat((at) => `<mapEntry mapKey="c${at}" mappedValue="1"/>`)}</mapping>`,
			'<p>What? <textEntryInteraction responseIdentifier="R"/></p>',
		),
		"QTI matching": qti(
			`<correctResponse>${repeat((at) => `<value>a${at} b${at}</value>`)}</correctResponse>`,
			`<matchInteraction responseIdentifier="R"><simpleMatchSet>${repeat((at) => `<simpleAssociableChoice identifier="a${at}">x${at}</simpleAssociableChoice>`)}</simpleMatchSet><simpleMatchSet>${repeat((at) => `<simpleAssociableChoice identifier="b${at}">y${at}</simpleAssociableChoice>`)}</simpleMatchSet></matchInteraction>`,
		),
		"QTI boxes": qti("", `<p>${repeat(() => '<textEntryInteraction responseIdentifier="R"/>')}</p>`),
		"word problem, options": JSON.stringify({ prompt: "What?", options: texts, answer_list: ["a"] }),
		"word problem, answers": JSON.stringify({ prompt: "What?", answer_list: texts }),
		"own format, options": own({
			question_type: "SELECT_ONE",
			prompt: "What?",
			answer_type: "INTEGER",
			hints: ["Look.", "Look again."],
			explanation: "So it is.",
			options: texts.map((label) => ({ id: `o${label}`, label })),
			known_mistakes: [],
			key: { option_id: "o0" },
		}),
		"own format, spellings": own({
			question_type: "FILL_ONE",
			prompt: "What?",
			answer_type: "STRING",
			hints: ["Look.", "Look again."],
			explanation: "So it is.",
			known_mistakes: texts.map((label) => ({ id: `m${label}`, answer: `w${label}`, feedback: "No." })),
			key: { answers: texts.map((label) => `x${label}`) },
		}),
	};
}

const read = (content: string) => {
	const found = readFile(new TextEncoder().encode(content), "auto", "long.gift");
	if ("fault" in found) throw new Error(found.fault);
	return found.items[0];
};

// A pairwise comparison of all answers: 20,000 spellings in 130 KB would block a worker for minutes.
test.each(Object.entries(longLists(3000)))("%s: an item with 3,000 is refused at once", (name, content) => {
	const begun = process.cpuUsage();
	const item = read(content);
	expect(item?.question).toBeNull();
	expect(item?.notes).toEqual([
		name.startsWith("own format")
			? { code: "unreadable", detail: expect.stringMatching(/^[a-z_]+: At most \d+ may be given\.$/) }
			: { code: "too-many-answers", detail: "" },
	]);
	expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1500);
});

test("reads as many answers as are allowed", () => {
	const spellings = Array.from({ length: MAX_ANSWERS }, (_, at) => `=x${at}`).join("");
	expect(read(`q{${spellings}}`)?.notes.map(({ code }) => code)).not.toContain("too-many-answers");
	expect(read(`q{${spellings}=more}`)?.notes.map(({ code }) => code)).toEqual(["too-many-answers"]);
});

test.each([null, 5, "text", [], {}])(
	"an item of our own format that is %j has one note without a field",
	(item) => {
		const content = JSON.stringify({ format: "learnin-questions", version: 1, questions: [item] });
		expect(read(content)?.notes).toEqual([{ code: "unreadable", detail: "" }]);
	},
);
